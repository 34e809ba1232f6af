import { everybody, type OperationRecords } from './operation-record'

export const catalogs = {
  listCountries: { call: {}, access: [['', {}, everybody(200)]], refusals: {} },
  listIdTypes: { call: {}, access: [['', {}, everybody(200)]], refusals: {} },
} satisfies OperationRecords<'catalogs'>
