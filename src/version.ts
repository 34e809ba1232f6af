/** The version in the footer and in the login's device block. A test compares it with `package.json`. */
export const version = '1.26.2'
