import { expect, it } from 'vitest'
import { findViolations } from './violations'

const request = {
  operationId: 'getTerms',
  method: 'GET',
  url: new URL('http://127.0.0.1/fapi/terms/?a=1'),
  headers: {},
}

const respond = (type: string, body: object) => ({
  status: 500,
  headers: new Headers({ 'content-type': type }),
  body: Buffer.from(JSON.stringify(body)),
})

it('lists the violations in a response of Prism', () => {
  const validation = [{ location: ['response', 'body'], code: 'required', message: 'content is missing' }]
  expect(findViolations(request, respond('application/problem+json', { validation }))).toEqual([
    { operationId: 'getTerms', call: 'GET /fapi/terms/?a=1', message: 'response.body: content is missing' },
  ])
})

it('lists a refusal of Prism without details by its title', () => {
  const problem = { title: 'Route not resolved', detail: 'No path matched' }
  expect(findViolations(request, respond('application/problem+json', problem))).toMatchObject([
    { message: 'Route not resolved: No path matched' },
  ])
})

it('lists nothing if Prism could not reach the API', () => {
  const problem = {
    title: 'request to http://127.0.0.1/fapi/terms/ failed, reason: socket hang up',
    detail: '',
  }
  expect(findViolations(request, respond('application/problem+json', problem))).toEqual([])
})

it('lists nothing for an error of the API itself', () => {
  expect(findViolations(request, respond('application/json', { detail: 'No encontrado.' }))).toEqual([])
})
