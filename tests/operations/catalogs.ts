import { everybody, type OperationRecords } from './operation-record'

export const catalogs: OperationRecords<'catalogs'> = {
  listCountries: { call: {}, access: [['', {}, everybody(200)]], refusals: {} },
  listIdTypes: { call: {}, access: [['', {}, everybody(200)]], refusals: {} },
}
