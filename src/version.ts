/** The version of the portal. A test checks that `package.json` has the same version. */
export const version = '1.26.2'
