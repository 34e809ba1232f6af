import { everyAccount, type OperationRecords } from './operation-record'

export const catalogs: OperationRecords<'catalogs'> = {
  listCountries: { call: {}, access: [['', {}, everyAccount(200)]], refusals: {} },
  listIdTypes: { call: {}, access: [['', {}, everyAccount(200)]], refusals: {} },
}
