import {
  changeJson,
  type ProxiedRequest,
  type ProxiedResponse,
  type ProxyChanges,
} from '../../support/changing-proxy'

/** A change of the responses of one operation, and the differences that the contract check must find there. */
export interface PlantedDifference extends ProxyChanges {
  name: string
  /** The pointer of each difference and its description, in the form `pointer: expected -> found`. */
  found: readonly (string | RegExp)[]
}

export interface ListBody {
  count: number
  current: number
  links?: { next: unknown }
  results: Record<string, unknown>[]
}

/** Changes the JSON of each successful response. */
export const inBody =
  (change: (body: Record<string, unknown>) => unknown): PlantedDifference['respond'] =>
  (_, response) => {
    if (response.status === 200) changeJson(response, (body) => change(body as Record<string, unknown>))
  }
/** Changes each successful page. */
export const inList = (change: (body: ListBody, url: URL) => void): PlantedDifference['respond'] => {
  return ({ url }, response) => {
    if (response.status !== 200) return
    changeJson(response, (body) => {
      change(body as ListBody, url)
      return body
    })
  }
}
/** Changes the first row of a page. */
export const inFirstRow = (change: (row: Record<string, unknown>) => void) =>
  inList(({ results: [row] }) => {
    if (row) change(row)
  })
/** Removes a parameter from the query, as an API that ignores it. */
export const withoutQuery = (name: string) => (request: ProxiedRequest) =>
  request.url.searchParams.delete(name)
/** Sets a field of a row. */
export const setField = (name: string, value: unknown) => (row: Record<string, unknown>) => {
  row[name] = value
}

/** Replaces a response. */
export function respondWith(
  response: ProxiedResponse,
  status: number,
  mediaType: string,
  body: string,
): void {
  response.status = status
  response.headers = new Headers({ 'content-type': mediaType, 'access-control-allow-origin': '*' })
  response.body = Buffer.from(body)
}
