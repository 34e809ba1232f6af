import { allScenarios, type MockClient, mockAt, type ScenarioName } from '@mocks/client'
import { createMock } from '@mocks/node'
import type { LotSelection, PortalBridge } from '@mocks/portal-bridge'
import { smallestScenario } from '@mocks/state-link/apply-state'
import { openLink } from '@mocks/state-link/open-link'
import { describe, expect, it } from 'vitest'
import { driven } from '../client/driven'

/** A backend of its own, on which links are tried. */
const tried = createMock().then(({ request }) => mockAt('', { fetch: (url, init) => request(url, init) }))

/** A portal that remembers what it was asked, in order. */
function portal() {
  const kept = {
    session: undefined as Record<string, unknown> | undefined,
    place: undefined as LotSelection | undefined,
  }
  const asked: string[] = []
  const means: PortalBridge = {
    root: '/',
    onDialog: () => {},
    onSlot: () => {},
    getAccountEmail: async () => undefined,
    getLotSelection: async () => undefined,
    saveSession: async (answer) => {
      asked.push('saveSession')
      kept.session = answer
    },
    saveLotSelection: async (place) => {
      asked.push('saveLotSelection')
      kept.place = place
    },
    endSession: async () => {
      asked.push('endSession')
      kept.session = undefined
    },
  }
  return { kept, asked, means }
}

/** The neighbourhoods and lots that a login tells of. */
function placesOf(answer: Record<string, unknown>) {
  const { customer, properties } = answer as {
    customer: { id: number }[]
    properties: { property_id: number; real_property_id: number }[]
  }
  return {
    neighbourhoods: customer.map(({ id }) => id),
    lots: properties.map((lot) => [lot.real_property_id, lot.property_id]),
  }
}

/** A page whose backend has been used, and what opening a link did to it. */
async function open(value: string, meet?: (mock: MockClient) => Promise<unknown>) {
  const { backend, drive } = await driven()
  const trial = await tried
  await drive.settings({ advance: 'P3D', faults: [{ operationId: 'getTerms', status: 500 }] })
  await drive.signIn('inquilino@demo.ar')
  await meet?.(drive)
  const before = backend.world.serialise()
  const lent = portal()
  const refused = await openLink(value, { mock: drive, trial, portal: lent.means })
  return { ...lent, drive, backend, refused, isUntouched: backend.world.serialise() === before }
}

describe('openLink', () => {
  it('restores the scenario, its seed, the clock, the faults and the latency', async () => {
    const { drive, refused } = await open(
      '1,empty,seed:7,still:2026-04-02T08:30,began:2026-03-30T10:00,latency:20-40,fault:login:503:x2,fault:getTerms:network',
    )
    expect(refused).toBeUndefined()
    expect(await drive.state()).toMatchObject({
      scenario: 'empty',
      seed: 7,
      began: '2026-03-30T13:00:00.000Z',
      now: '2026-04-02T11:30:00.000Z',
      tick: false,
      settings: {
        latency: { min: 20, max: 40 },
        faults: [
          { operationId: 'login', status: 503, times: 2 },
          { operationId: 'getTerms', status: 'network' },
        ],
      },
    })
  })

  it('restores the same world each time, regardless of the previous state', async () => {
    const link = '1,demo,still:2026-03-20T10:00,began:2026-03-16T10:00,as:residente@demo.ar,in:102-301'
    const one = await open(link)
    const other = await open(link, (mock) => mock.reset({ scenario: 'errors', seed: 3 }))
    expect(one.kept.session?.token).toBe(other.kept.session?.token)
    expect(one.backend.world.serialise()).toBe(other.backend.world.serialise())
  })

  it('signs its account in with its selected lot, and the previous account out', async () => {
    const { kept, asked } = await open('1,demo,still:2026-03-20T10:00,as:residente@demo.ar,in:102-301')
    expect(asked).toEqual(['endSession', 'saveSession', 'saveLotSelection'])
    expect(kept.session).toMatchObject({ user: { email: 'residente@demo.ar' } })
    expect(kept.place).toEqual({ neighbourhood: 102, lot: 301 })
  })

  it('selects the first neighbourhood and lot by default, regardless of the previous selection', async () => {
    const { kept } = await open('1,demo,as:residente@demo.ar')
    expect(kept.place).toEqual({ neighbourhood: 101, lot: 201 })
    expect((await open('1,demo,as:residente@demo.ar,in:102')).kept.place).toEqual({
      neighbourhood: 102,
      lot: 301,
    })
    expect((await open('1,demo,as:admin@demo.ar')).kept.place).toEqual({ neighbourhood: 101 })
  })

  it('signs out if it has no account', async () => {
    const { asked, refused } = await open('1,demo')
    expect({ asked, refused }).toEqual({ asked: ['endSession'], refused: undefined })
  })
})

describe('the scenario that checks a link', () => {
  /** The scenarios that were built to try it, and for good. */
  async function built(value: string) {
    const { backend, drive } = await driven()
    const watched = (scenarios: unknown[]) =>
      mockAt('', {
        fetch: (url, asked) => {
          if (url.endsWith('/reset')) scenarios.push(JSON.parse(asked.body ?? '').scenario)
          return backend.request(url, asked)
        },
      })
    const [tried, kept]: [unknown[], unknown[]] = [[], []]
    await openLink(value, { mock: watched(kept), trial: watched(tried), portal: portal().means })
    expect((await drive.state()).scenario).toBe(kept.at(-1) ?? tried.at(-1))
    return { tried, kept }
  }

  it('is the smallest one if it has the account, so that a large one is built once', async () => {
    const link = '1,demo,as:residente@demo.ar,in:102-301,fault:login:503'
    expect(await built(link)).toEqual({ tried: ['empty'], kept: ['demo'] })
    expect(await built('1,errors')).toEqual({ tried: ['empty'], kept: ['errors'] })
  })

  it('is the scenario of the link if the smallest one is not sufficient', async () => {
    expect(await built('1,demo,as:lautaro.penaloza@demo.ar')).toEqual({
      tried: ['empty', 'demo'],
      kept: ['demo'],
    })
    expect(await built('1,demo,as:nadie@demo.ar')).toEqual({ tried: ['empty', 'demo'], kept: [] })
    expect(await built('1,empty,as:nadie@demo.ar')).toEqual({ tried: ['empty'], kept: [] })
  })

  it('is sufficient: every scenario has the accounts and lots of the smallest one', async () => {
    const mock = await tried
    /** Where everybody of the least scenario is at home in another one. */
    const placesIn = async (scenario: ScenarioName, usernames: readonly string[]) => {
      await mock.reset({ scenario, seed: 4, now: '2027-05-03T22:00:00-03:00' })
      const places = []
      for (const username of usernames) places.push(placesOf(await mock.signIn(username)))
      return places
    }
    await mock.reset({ scenario: smallestScenario })
    const usernames = (await mock.accounts()).map(({ username }) => username)
    const fewest = await placesIn(smallestScenario, usernames)
    expect(fewest.flatMap(({ lots }) => lots)).not.toEqual([])
    for (const scenario of allScenarios) {
      const places = await placesIn(scenario, usernames)
      for (const [at, { neighbourhoods, lots }] of fewest.entries()) {
        const theirs = places[at]
        expect(theirs?.neighbourhoods, scenario).toEqual(expect.arrayContaining(neighbourhoods))
        expect(theirs?.lots, scenario).toEqual(expect.arrayContaining(lots))
      }
    }
  })
})

describe('a link to a state that does not exist', () => {
  it.each([
    ['1,demo,as:nadie@demo.ar', 'en ese escenario no hay una cuenta «nadie@demo.ar»'],
    ['1,empty,as:lautaro.penaloza@demo.ar', 'en ese escenario no hay una cuenta «lautaro.penaloza@demo.ar»'],
    ['1,demo,as:residente@demo.ar,in:999', 'la cuenta no tiene ese barrio o ese lote'],
    ['1,demo,as:residente@demo.ar,in:101-301', 'la cuenta no tiene ese barrio o ese lote'],
    ['1,demo,as:inquilino@demo.ar,in:101-201', 'la cuenta no tiene ese barrio o ese lote'],
    ['1,demo,fault:dropTables:500', 'pide fallas o demoras que no existen'],
    ['1,demo,fault:toString:500', 'pide fallas o demoras que no existen'],
    ['1,demo,latency:600001', 'pide fallas o demoras que no existen'],
    ['1,demo,nonsense', 'no se entiende «nonsense»'],
  ])('%s: %s, and nothing of it is applied', async (value, reason) => {
    const { refused, isUntouched, asked } = await open(value)
    expect(refused).toBe(`El enlace de la demo no se pudo abrir: ${reason}. El portal quedó como estaba.`)
    expect({ isUntouched, asked }).toEqual({ isUntouched: true, asked: [] })
  })

  it('reports a message if the browser fails', async () => {
    const { backend, drive } = await driven()
    const broken = { ...portal().means, endSession: () => Promise.reject(new Error('storage')) }
    const refused = await openLink('1,demo', { mock: drive, trial: drive, portal: broken })
    expect(refused).toMatch(/este navegador no pudo aplicarlo/)
    expect(backend.violations).toEqual([])
  })
})
