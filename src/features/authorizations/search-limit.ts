/** How long the text of a search among authorizations and their people may be: the contract's limit. */
export const authorizationSearchLimit = 100
