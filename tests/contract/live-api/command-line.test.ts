import { describe, expect, it } from 'vitest'
import { readCommandLine } from './command-line'

const required = ['--url', 'https://api.example/base', '--username', '30111222']

describe('the options of the contract check', () => {
  it('have defaults, and the password of the environment', () => {
    expect(readCommandLine(required, { CONTRACT_PASSWORD: 'secret' })).toEqual({
      url: 'https://api.example/base',
      username: '30111222',
      password: 'secret',
      origin: undefined,
      invitation: undefined,
      unsubscribe: undefined,
      maxRows: 3,
      timeoutMs: 15_000,
      showValues: false,
    })
  })

  it('leave the password undefined, so that the command asks for it', () => {
    expect(readCommandLine(required, {})).toMatchObject({ password: undefined })
  })

  it.each([
    [['--url', 'https://api.example'], '--username is missing'],
    [['--username', 'a'], '--url takes an address'],
    [['--url', 'ftp://api.example', '--username', 'a'], '--url takes an address'],
    [[...required, '--origin', 'portal'], '--origin takes an address'],
    [[...required, '--rows', 'many'], '--rows takes a number greater than 0'],
    [[...required, '--timeout', '0'], '--timeout takes a number greater than 0'],
    [[...required, '--delete'], '--delete'],
  ])('%j: fail with a message', (parameters, message) => {
    expect(() => readCommandLine(parameters, {})).toThrow(message)
  })
})
