/** A test compares the version with `package.json`. */
export const version = '1.26.2'
