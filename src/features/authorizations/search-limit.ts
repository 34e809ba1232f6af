/** Maximum length of a search text for authorizations and their people, from the contract. */
export const authorizationSearchLimit = 100
