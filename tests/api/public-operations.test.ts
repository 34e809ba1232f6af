import { expect, test } from 'vitest'
import { isPublicCall } from '@/api/public-operations'
import { contractOperations } from './contract-operations'

/** A path as it is called: a value in the place of each parameter. */
const called = (path: string) => path.replaceAll(/\{\w+\}/g, '7')

test.each(contractOperations())(
  '$operationId carries a bearer exactly when the contract asks for it',
  (operation) => {
    expect(isPublicCall(called(operation.path))).toBe(operation.isPublic)
    expect(isPublicCall(`${called(operation.path)}?otc=a&page=2`)).toBe(operation.isPublic)
  },
)

test('matches a parameter with any one segment', () => {
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

test('does not match a similar path', () => {
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
