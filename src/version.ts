/** The version in `package.json`. A test checks that both are equal. */
export const version = '1.26.2'
