import type { Mock } from '@mocks/node'

/** Returns the method and path (`POST /fapi/pets/`) of each intercepted request other than GET, in the order of arrival. */
export const listWrites = ({ requests }: Pick<Mock, 'requests'>): string[] =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
