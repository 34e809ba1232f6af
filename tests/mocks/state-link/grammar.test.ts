import { allScenarios } from '@mocks/client'
import { readDemoParameter, removeDemoParameter, setDemoParameter } from '@mocks/state-link/demo-parameter'
import { type LinkedState, writeLink } from '@mocks/state-link/linked-state'
import { InvalidLinkError, readLink } from '@mocks/state-link/read-link'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const plainState: LinkedState = { scenario: 'demo', seed: 1, latency: { min: 0, max: 0 }, faults: [] }
const monday = '2026-03-16T13:00:00.000Z'

/** States, each with the text of its link. */
const examples: [LinkedState, string][] = [
  [plainState, '1,demo'],
  [{ ...plainState, scenario: 'large', seed: 9 }, '1,large,seed:9'],
  [
    { ...plainState, clock: { now: monday, isRunning: false, began: monday } },
    '1,demo,still:2026-03-16T10:00',
  ],
  [
    { ...plainState, clock: { now: '2026-03-17T02:30:05.000Z', isRunning: true, began: monday } },
    '1,demo,ticks:2026-03-16T23:30:05,began:2026-03-16T10:00',
  ],
  [
    {
      ...plainState,
      clock: { now: '2026-11-22T13:18:26.120Z', isRunning: true, began: '2026-11-22T13:18:26.120Z' },
    },
    '1,demo,ticks:2026-11-22T10:18:26.120',
  ],
  [
    { ...plainState, account: 'residente@demo.ar', lotSelection: { neighbourhood: 101, lot: 202 } },
    '1,demo,as:residente@demo.ar,in:101-202',
  ],
  [
    { ...plainState, account: 'a+b@demo.ar', lotSelection: { neighbourhood: 102 } },
    '1,demo,as:a%2Bb@demo.ar,in:102',
  ],
  [{ ...plainState, latency: { min: 500, max: 500 } }, '1,demo,latency:500'],
  [{ ...plainState, latency: { min: 0, max: 2000 } }, '1,demo,latency:0-2000'],
  [
    {
      ...plainState,
      faults: [
        { operationId: 'login', status: 503 },
        { operationId: 'getTerms', status: 'network', times: 2 },
        { operationId: 'getTerms', status: 'lost', times: 1, skip: 3 },
      ],
    },
    '1,demo,fault:login:503,fault:getTerms:network:x2,fault:getTerms:lost:x1:after3',
  ],
]

const instants = fc
  .date({ min: new Date('2000-01-02T00:00:00Z'), max: new Date('2099-12-30T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString())
const ids = fc.integer({ min: 1, max: 999_999_999 })
/** Generates states that a link can contain. */
const states: fc.Arbitrary<LinkedState> = fc
  .record(
    {
      scenario: fc.constantFrom(...allScenarios),
      seed: fc.maxSafeNat(),
      clock: fc.record({ now: instants, isRunning: fc.boolean(), began: instants }),
      account: fc.emailAddress().filter((email) => email.length <= 100),
      latency: fc
        .tuple(fc.nat(600_000), fc.nat(600_000))
        .map(([left, right]) => ({ min: Math.min(left, right), max: Math.max(left, right) })),
      faults: fc.array(
        fc.record(
          {
            operationId: fc.stringMatching(/^[a-zA-Z]\w{0,20}$/),
            status: fc.oneof(
              fc.integer({ min: 200, max: 599 }),
              fc.constantFrom('network', 'timeout', 'garbage', 'lost'),
            ),
            times: fc.integer({ min: 1, max: 999 }),
            skip: fc.integer({ min: 1, max: 999 }),
          },
          { requiredKeys: ['operationId', 'status'] },
        ),
        { maxLength: 20 },
      ),
      lot: fc.option(fc.record({ neighbourhood: ids, lot: ids }), { nil: undefined }),
    },
    { requiredKeys: ['scenario', 'seed', 'latency', 'faults'] },
  )
  .map(({ lot, ...state }) => (lot && state.account ? { ...state, lotSelection: lot } : state) as LinkedState)

describe('the grammar of state links', () => {
  it.each(examples)('%#: writes %o as %s, and reads this text as the same state', (state, text) => {
    expect(writeLink(state)).toBe(text)
    expect(readLink(text)).toEqual(state)
  })

  it('reads a written link as the original state, even if the whole link is percent-encoded', () => {
    fc.assert(
      fc.property(states, (state) => {
        const text = writeLink(state)
        expect(readLink(text)).toEqual(state)
        expect(readLink(encodeURIComponent(decodeURIComponent(text)))).toEqual(state)
        const { search } = new URL(`https://demo.example/a?demo=${text}&b=1#c`)
        expect(readLink(readDemoParameter(search) ?? '')).toEqual(state)
      }),
    )
  })

  it('reads the parts in any order', () => {
    expect(
      readLink('1,demo,in:101,as:a@b.ar,fault:login:500,began:2026-03-16T10:00,still:2026-03-17T10:00'),
    ).toEqual({
      ...plainState,
      account: 'a@b.ar',
      lotSelection: { neighbourhood: 101 },
      clock: { now: '2026-03-17T13:00:00.000Z', isRunning: false, began: monday },
      faults: [{ operationId: 'login', status: 500 }],
    })
  })
})

/** Invalid links, each with a pattern for the message of the expected error. */
const invalidLinks: [string, RegExp][] = [
  ['', /no dice qué estado/],
  ['%', /cortado/],
  ['1,demo,as:%E0%A4%A', /cortado/],
  ['1,demo,as:%FF', /cortado/],
  ['1', /escenario «»/],
  ['1,', /escenario «»/],
  ['2,demo', /otra versión.*«2»/],
  ['0,demo', /otra versión/],
  ['01,demo', /otra versión/],
  ['demo', /no se entiende «demo»/],
  ['demo,1', /no se entiende/],
  ['true', /no se entiende/],
  ['{"scenario":"demo"}', /no se entiende/],
  ['<script>alert(1)</script>', /no se entiende/],
  ['1,Demo', /escenario «Demo»/],
  ['1,production', /escenario/],
  ['1,__proto__', /escenario/],
  ['1,demo ', /escenario/],
  ['1,demo,', /no se entiende «»/],
  ['1,demo,,as:a@b.ar', /no se entiende «»/],
  ['1,demo,constructor:1', /no se entiende «constructor:1»/],
  ['1,demo,__proto__:1', /no se entiende/],
  ['1,demo,hasOwnProperty:1', /no se entiende/],
  ['1,demo,token:abc', /no se entiende «token:abc»/],
  ['1,demo,as', /no se entiende «as»/],
  ['1,demo,as:', /no se entiende «as:»/],
  ['1,demo,as:a b', /no se entiende/],
  ['1,demo,as:a%00b', /no se entiende/],
  ['1,demo,as:a%E2%80%AEb', /no se entiende/],
  ['1,demo,as:a@b.ar,as:c@d.ar', /dos veces «as»/],
  ['1,demo,seed:1,seed:1', /dos veces «seed»/],
  ['1,demo,seed:-1', /no se entiende/],
  ['1,demo,seed:1e3', /no se entiende/],
  ['1,demo,seed:01', /no se entiende/],
  ['1,demo,seed:9007199254740992', /no se entiende/],
  ['1,demo,seed:99999999999999999999', /no se entiende/],
  ['1,demo,still:2026-03-16', /no se entiende/],
  ['1,demo,still:2026-03-16T10:00Z', /no se entiende/],
  ['1,demo,still:2026-03-16T10:00-03:00', /no se entiende/],
  ['1,demo,still:2026-02-30T10:00', /no se entiende/],
  ['1,demo,still:2026-03-16T24:00', /no se entiende/],
  ['1,demo,still:2026-03-16T10:60', /no se entiende/],
  ['1,demo,still:1926-03-16T10:00', /no se entiende/],
  ['1,demo,still:+022026-03-16T10:00', /no se entiende/],
  ['1,demo,still:tomorrow', /no se entiende/],
  ['1,demo,still:2026-03-16T10:00,ticks:2026-03-16T10:00', /dos relojes/],
  ['1,demo,began:2026-03-16T10:00', /no qué hora es/],
  ['1,demo,in:101', /no quién/],
  ['1,demo,as:a@b.ar,in:0', /no se entiende/],
  ['1,demo,as:a@b.ar,in:101-', /no se entiende/],
  ['1,demo,as:a@b.ar,in:101-1-1', /no se entiende/],
  ['1,demo,latency:5-', /no se entiende/],
  ['1,demo,latency:9-5', /no se entiende/],
  ['1,demo,latency:-5', /no se entiende/],
  ['1,demo,latency:1000000', /no se entiende/],
  ['1,demo,fault:login', /no se entiende «fault:login»/],
  ['1,demo,fault:login:100', /no se entiende/],
  ['1,demo,fault:login:600', /no se entiende/],
  ['1,demo,fault:login:slow', /no se entiende/],
  ['1,demo,fault:login:500:x0', /no se entiende/],
  ['1,demo,fault:login:500:after2:x1', /no se entiende/],
  ['1,demo,fault:../login:500', /no se entiende/],
  ['1,demo,fault::500', /no se entiende/],
  [`1,demo${',fault:login:500'.repeat(21)}`, /demasiadas fallas/],
  [`1,demo,as:${'a'.repeat(101)}`, /no se entiende «as:a{37}…»/],
  [`1,demo,as:${'a'.repeat(2000)}`, /demasiado largo/],
]

describe('an invalid link', () => {
  it.each(invalidLinks)('is rejected: %s', (text, reason) => {
    expect(() => readLink(text)).toThrow(InvalidLinkError)
    expect(() => readLink(text)).toThrow(reason)
  })

  it('is rejected if it is truncated, unless the remaining text is a valid link', () => {
    const text = '1,demo,still:2026-03-16T10:00:30,as:residente@demo.ar,in:101-201'
    // The lengths of the valid links: `1,demo`, the text up to the minutes of the clock, up to its seconds, and the whole text.
    const validLengths = new Set([6, 29, 32, text.length])
    for (let end = 0; end < text.length; end += 1) {
      const truncated = text.slice(0, end)
      // A truncated email or number is valid by the grammar. Only the backend can check that the account or lot exists.
      if (validLengths.has(end) || /,(?:as:[^,]+|in:\d+|in:\d+-\d+)$/.test(truncated)) continue
      expect(() => readLink(truncated), truncated).toThrow(InvalidLinkError)
    }
  })
})

describe('the query string of an address', () => {
  it.each([
    ['?demo=1,demo', '1,demo', ''],
    ['?estado=ALL&demo=1,demo&pagina=2', '1,demo', '?estado=ALL&pagina=2'],
    ['?q=a%20b+c&demo=1,demo', '1,demo', '?q=a%20b+c'],
    ['?demo', '', ''],
    ['?demo=', '', ''],
    ['?demonio=1', undefined, '?demonio=1'],
    ['?modo=demo', undefined, '?modo=demo'],
    ['', undefined, ''],
    ['?', undefined, ''],
  ])('%j has the value %j of `demo`, and is %j without `demo`', (search, value, rest) => {
    expect(readDemoParameter(search)).toBe(value)
    expect(removeDemoParameter(search)).toBe(rest)
  })

  it('is rejected if it has two `demo` parameters, but both can be removed', () => {
    expect(() => readDemoParameter('?demo=1,demo&demo=1,empty')).toThrow(/dos veces «demo»/)
    expect(removeDemoParameter('?demo=1,demo&a=1&demo=1,empty')).toBe('?a=1')
  })

  it('gets the new `demo` as its last parameter, and loses an existing `demo`', () => {
    expect(setDemoParameter('', '1,demo')).toBe('?demo=1,demo')
    expect(setDemoParameter('?a=1&demo=1,empty', '1,demo')).toBe('?a=1&demo=1,demo')
  })
})
