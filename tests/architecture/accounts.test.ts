import { readFileSync } from 'node:fs'
import { createMock } from '@mocks/node'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { demoAccounts, demoPassword } from '../../src/demo/accounts'

/* `npm start` prints these accounts, and the README lists them. */
describe('the accounts of the demo', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'))
  const { example } = contract.paths['/fapi/auth/login/'].post.requestBody.content['application/json']

  it.each(Object.values(demoAccounts))(
    '$username can sign in by email and by document number',
    async ({ username, document: documentNumber }) => {
      const mock = await createMock()
      for (const login of [username, documentNumber]) {
        const response = await mock.request('/fapi/auth/login/', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...example, username: login, password: demoPassword }),
        })
        expect(response.status, await response.clone().text()).toBe(200)
        expect(await response.json()).toMatchObject({ user: { email: username } })
      }
    },
  )

  it.each(Object.values(demoAccounts))(
    'the README lists $username with the document number and the password',
    ({ username, document: documentNumber }) => {
      expect(readme).toContain(`\`${username}\` | ${documentNumber}`)
      expect(readme).toContain(demoPassword)
    },
  )
})
