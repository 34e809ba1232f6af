/** What the footer shows and the login tells. A test holds it against `package.json`. */
export const version = '1.26.2'
