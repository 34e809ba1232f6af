import { readCommandLine, UsageError } from '@mocks/http/command-line'
import { describe, expect, it } from 'vitest'

const getUsageError = (options: readonly string[]): string => {
  try {
    readCommandLine(options)
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError)
    return (error as Error).message
  }
  throw new Error(`${options.join(' ')} is accepted`)
}

describe('readCommandLine', () => {
  it('returns the value of each option', () => {
    expect(
      readCommandLine([
        ...['--port', '0', '--host', '::1', '--scenario', 'empty', '--seed=7', '--persist', 'world.jsonl'],
        ...['--now', '2026-03-16T10:00:00-03:00', '--portal-url', 'https://portal.test/', '--quiet'],
      ]),
    ).toEqual({
      port: 0,
      host: '::1',
      scenario: 'empty',
      seed: 7,
      now: '2026-03-16T10:00:00-03:00',
      persist: 'world.jsonl',
      portalUrl: 'https://portal.test',
      isQuiet: true,
    })
  })

  it('returns only `isQuiet: false` without options, and `help` for `--help`', () => {
    expect(Object.values(readCommandLine([])).filter((value) => value !== undefined)).toEqual([false])
    expect(readCommandLine(['--port', '1', '--help'])).toBe('help')
  })

  it.each([
    [['--scenario', 'nowhere'], /^--scenario takes demo, .+, not 'nowhere'\.$/],
    [['--scenario', 'constructor'], /not 'constructor'\.$/],
    [['--seed', 'x'], /^--seed takes a whole number up to 9007199254740991, not 'x'\.$/],
    [['--seed', '9007199254740992'], /^--seed takes a whole number/],
    [['--seed=-1'], /^--seed takes a whole number/],
    [['--seed', '1.5'], /^--seed takes a whole number/],
    [['--port', '70000'], /^--port takes a whole number up to 65535, not '70000'\.$/],
    [['--port', ''], /^--port takes a whole number/],
    [['--port'], /--port/],
    [['--port', '--quiet'], /--port/],
    [['--host', ' '], /^--host is empty\.$/],
    [['--persist', ''], /^--persist is empty\.$/],
    [['--now', 'tomorrow'], /^--now takes an instant with its offset/],
    [['--now', '2026-03-16T10:00:00'], /^--now takes an instant with its offset/],
    [['--now', '2016-12-31T23:59:60Z'], /^--now takes an instant with its offset/],
    [['--now', '9999-12-31T23:59:59Z'], /^--now takes an instant .+ from 1900 to 9000/],
    [['--now', '2026-02-30T10:00:00Z'], /^--now takes an instant with its offset/],
    [['--portal-url', 'localhost:3000'], /^--portal-url takes an address without a path/],
    [['--portal-url', 'http://localhost:3000/portal'], /^--portal-url takes an address without a path/],
    [['--portal-url', 'http://ana:1234@localhost:3000'], /^--portal-url takes an address without a path/],
    [['--portal-url', 'javascript:alert(1)'], /^--portal-url takes an address without a path/],
    [['--quiet=yes'], /--quiet/],
    [['--other'], /^Unknown option '--other'\. --help lists the options\.$/],
    [['word'], /^Unexpected argument 'word'/],
  ])('rejects the options with a message of one line: %j', (options, sentence) => {
    const message = getUsageError(options)
    expect(message).toMatch(sentence)
    expect(message).not.toContain('\n')
  })
})
