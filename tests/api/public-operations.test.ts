import { expect, test } from 'vitest'
import { isPublicCall } from '@/api/public-operations'
import { fillPath, readContractOperations } from './contract-operations'

test.each(readContractOperations())(
  '$operationId is public exactly if the contract requires no session',
  (operation) => {
    expect(isPublicCall(fillPath(operation.path))).toBe(operation.isPublic)
    expect(isPublicCall(`${fillPath(operation.path)}?otc=a&page=2`)).toBe(operation.isPublic)
  },
)

test('a public path with a parameter matches exactly one segment, of any text, in the place of the parameter', () => {
  for (const id of ['demo-invitation', 'a%2Fb', '..', '{id}']) {
    expect(isPublicCall(`/public/invitation/${id}/`), id).toBe(true)
    expect(isPublicCall(`/public/unsubscribe/${id}/?again=/`), id).toBe(true)
  }
  for (const url of [
    '/public/invitation//',
    '/public/invitation/',
    '/public/invitation/demo-invitation',
    '/public/invitation/demo-invitation/7/',
    '/public/other/demo-invitation/',
    '/fapi/public/invitation/demo-invitation/',
    '//public/invitation/demo-invitation/',
  ]) {
    expect(isPublicCall(url), url).toBe(false)
  }
})

test('a path that only resembles a public path is not public, but a public path with an empty query string is', () => {
  for (const url of [
    '/fapi/terms',
    '/fapi/terms/7/',
    '/api/terms/',
    '/FAPI/TERMS/',
    '/fapi/auth/login/?',
    '',
  ]) {
    expect(isPublicCall(url)).toBe(url === '/fapi/auth/login/?')
  }
})
