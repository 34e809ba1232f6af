import type { Mock } from '@mocks/node'

/** Lists the intercepted requests that may change data, in the order of their arrival, such as `POST /fapi/pets/`. */
export const listWrites = ({ requests }: Pick<Mock, 'requests'>): string[] =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
