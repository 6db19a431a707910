/** A short story in each browser, in Dutch, and not for long. */
export const SHORT = ['--grep', '@short', '--project', '*nl', '--global-timeout', '300000'];
