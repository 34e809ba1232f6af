/** The contract's maximum length, in characters, for the text of a search for authorizations or authorized people. */
export const authorizationSearchLimit = 100
