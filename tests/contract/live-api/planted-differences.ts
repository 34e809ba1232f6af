import { changeJson } from '../../support/changing-proxy'
import {
  inBody,
  inFirstRow,
  inList,
  type ListBody,
  type PlantedDifference,
  respondWith,
  setField,
  withoutQuery,
} from './planted-changes'
import type { Row } from './reads'

/** One difference for each of these operations. */
export const plantedDifferences: Readonly<Record<string, PlantedDifference>> = {
  login: {
    name: 'a missing required list in the session',
    respond: inBody(({ carmodel: _, ...session }) => session),
    found: ['/carmodel: the field -> nothing'],
  },
  listHomeModules: {
    name: 'an extra wrapper',
    respond: inBody((body) => ({ data: body })),
    found: ['/: type array -> an object with data'],
  },
  getTerms: {
    name: 'HTML instead of JSON',
    respond: (_, response) => respondWith(response, 200, 'text/html; charset=utf-8', '<h1>Términos</h1>'),
    found: ['headers/Content-Type: application/json -> text/html'],
  },
  listCountries: {
    name: 'a status that is not declared',
    respond: (_, response) => {
      response.status = 206
    },
    found: ['status: 200 -> 206 (not declared)'],
  },
  listIdTypes: {
    name: 'a value outside an enumeration',
    respond: inBody((body) => [{ ...(body as unknown as Row[])[0], code: 'CEDULA' }]),
    found: ['/0/code: one of DNI, CI, LC, LE, PASAPORTE, OTRO -> the text AAAAAA'],
  },
  listAuthorizations: {
    name: 'a missing required field in a row',
    respond: inFirstRow((row) => delete row.message),
    found: ['/results/0/message: the field -> nothing'],
  },
  getAuthorization: {
    name: 'a time without its leading zero',
    respond: inBody((body) => ({ ...body, start_time: '8:00:00' })),
    found: [/^\/start_time: pattern .* -> the text 9:99:99$/],
  },
  listAuthorizedPeople: {
    name: 'an object instead of a text',
    respond: inFirstRow(setField('id_number', { dni: '30111222' })),
    found: ['/results/0/id_number: type string -> an object with dni'],
  },
  listPets: {
    name: 'a list that ignores the size of a page',
    request: withoutQuery('page_size'),
    found: [/^\/results: at most 2 rows -> \d+ rows$/],
  },
  listContacts: {
    name: 'a next page without its address',
    respond: inList((body) => {
      if (body.links) body.links.next = null
    }),
    found: ['/links/next: an address -> null'],
  },
  lookupGuest: {
    name: 'null where it is not allowed',
    respond: inBody((body) => ({ ...body, last_name: null })),
    found: ['/last_name: type string -> null'],
  },
  listActivityRecords: {
    name: 'an ignored ordering',
    request: withoutQuery('ordering'),
    found: [/^\/results\/\d+\/\w+(\/\w+)?: rows ordered by -?\w+ -> a row out of order$/],
  },
  downloadActivityRecords: {
    name: 'JSON instead of a file',
    respond: (_, response) => respondWith(response, 200, 'application/json', '{}'),
    found: [/^headers\/Content-Type: application\/vnd\..* -> application\/json$/],
  },
  downloadWorkMovements: {
    name: 'an empty file',
    respond: (_, response) => {
      response.body = Buffer.alloc(0)
    },
    found: ['body: a file -> an empty body'],
  },
  listManagedProperties: {
    name: 'a wrong number of the page',
    respond: inList((body) => {
      body.current += 1
    }),
    found: ['/current: 1 -> 2'],
  },
  listCoResidents: {
    name: 'a list that ignores a filter',
    request: withoutQuery('search'),
    found: [/^\/results\/\d+: a row that search selects -> a row that it excludes$/],
  },
  getCoResident: {
    name: 'a day in another format',
    respond: inBody((body) => ({ ...body, from_date: '16/03/2026' })),
    found: ['/from_date: format date -> the text 99/99/9999'],
  },
  listTenants: {
    name: 'a count that is too large',
    respond: inList((body) => {
      body.count += 100
    }),
    found: [
      /^\/results: \d+ rows, as the count is \d+ and the size \d+ -> \d+ rows$/,
      /^\/count: a count with which page/,
    ],
  },
  getTenant: {
    name: 'a refusal after the sign-in',
    respond: (_, response) => respondWith(response, 401, 'application/json', '{"detail":"No."}'),
    found: ['status: 200 -> 401'],
  },
  listVehicles: {
    name: 'an empty page after the last one',
    respond: ({ url }, response) => {
      if (response.status === 404)
        respondWith(
          response,
          200,
          'application/json',
          JSON.stringify({ count: 3, current: Number(url.searchParams.get('page')), results: [] }),
        )
    },
    found: ['status: 404 after the last page -> 200'],
  },
  getVehicle: {
    name: 'a number as a text',
    respond: inBody((body) => ({ ...body, id: String(body.id) })),
    found: ['/id: type integer -> the text 99999'],
  },
  getPet: {
    name: 'a field that the contract does not have',
    respond: inBody((body) => ({ ...body, weight: 12 })),
    found: ['/weight: no such field -> an integer'],
  },
  getPhoto: {
    name: 'a 404 for a record that a list has',
    respond: (_, response) => respondWith(response, 404, 'application/json', '{"detail":"No."}'),
    found: ['status: 200 -> 404'],
  },
  getWork: {
    name: 'a redirect',
    respond: (_, response) => {
      response.status = 302
      response.headers.set('location', '/login')
    },
    found: ['status: 200 -> 302 (a redirect)'],
  },
  listWorkMovements: {
    name: 'a time without its time zone',
    respond: inFirstRow(setField('checkin_datetime', '2026-03-16T10:00:00')),
    found: ['/results/0/checkin_datetime: format date-time -> the text 9999-99-99A99:99:99'],
  },
  listWorkManagers: {
    name: 'an error in another shape after the last page',
    respond: (_, response) => {
      if (response.status === 404) changeJson(response, () => ({ error: 'no' }))
    },
    found: ['/detail: the field -> nothing', '/error: no such field -> the text aa'],
  },
  listWorkers: {
    name: 'a list that ignores the number of the page',
    request: ({ url }) => url.searchParams.delete('page'),
    found: [
      /^\/current: 2 -> 1$/,
      /^\/results: no row of page 1 -> 2 rows of page 1$/,
      /^\/current: \d+ -> 1$/,
      /^\/results: 1 rows, .* -> 2 rows$/,
      /^\/count: the number of all rows -> /,
    ],
  },
  listLightWorkers: {
    name: 'a list without its count',
    respond: inList((body) => delete (body as Partial<ListBody>).count),
    found: ['/count: the field -> nothing'],
  },
  listGroupAuthorizations: {
    name: 'a count that is too small',
    respond: inList((body) => {
      body.count = 2
    }),
    found: [
      /^\/results: 2 rows, as the count is 2 and the size 5 -> \d rows$/,
      /^\/count: the number of all rows -> /,
    ],
  },
  listWorkDocuments: {
    name: 'JSON that ends too early',
    respond: (_, response) => {
      response.body = response.body.subarray(0, -1)
    },
    found: ['body: JSON -> invalid JSON'],
  },
  searchPersons: {
    name: 'a failure of the server in HTML',
    respond: (_, response) => respondWith(response, 502, 'text/html', '<h1>Bad Gateway</h1>'),
    found: ['status: 200 -> 502 (not declared)'],
  },
  getInsuranceSubmission: {
    name: 'a connection that ends within the body',
    respond: (_, response) => {
      response.failure = 'cut'
    },
    found: [/^connection: a response -> network error within the body of a 200/],
  },
  listInsuredPeople: {
    name: 'no response',
    respond: (_, response) => {
      response.failure = 'hang'
    },
    found: [/^connection: a response -> no response within \d+ s$/],
  },
  listInsuranceCompanies: {
    name: 'a response that forbids the portal to read it',
    respond: (_, response) => response.headers.delete('access-control-allow-origin'),
    found: ['headers/Access-Control-Allow-Origin: https://portal.example -> nothing'],
  },
  getBackgroundCheckSubmission: {
    name: 'an empty body',
    respond: (_, response) => {
      response.body = Buffer.alloc(0)
    },
    found: ['body: JSON -> an empty body'],
  },
  listBackgroundCheckTypes: {
    name: 'a count that differs from the rows of its only page',
    respond: inList((body) => {
      body.count += 1
    }),
    found: [/^\/count: the number of rows, \d+ -> \d+$/],
  },
}
