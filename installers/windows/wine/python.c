/* python.exe for a Python that came without one: python311.dll runs the command line. */
#include <stdio.h>
#include <windows.h>

typedef int (*Run)(int count, wchar_t **words);

int wmain(int count, wchar_t **words)
{
    HMODULE library = LoadLibraryW(L"python311.dll");
    Run run = library ? (Run)(void *)GetProcAddress(library, "Py_Main") : NULL;

    if (run == NULL) {
        fprintf(stderr, "python311.dll cannot be loaded: Windows error %lu\n", GetLastError());
        return 1;
    }
    return run(count, words);
}
