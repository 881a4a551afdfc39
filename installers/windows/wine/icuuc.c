/* icuuc.dll for Wine, which lacks Windows' own: a library that knows no text encoding. Qt asks it
   for those that Qt itself does not know. Every other function of it is `nothing`: on 64-bit
   Windows the caller clears the stack, so the number of its arguments does not matter. */

enum { FILE_ACCESS_ERROR = 4 }; /* ICU's U_FILE_ACCESS_ERROR */

void *open_none(const char *name, int *error)
{
    (void)name;
    *error = FILE_ACCESS_ERROR;
    return 0;
}

void *nothing(void)
{
    return 0;
}
