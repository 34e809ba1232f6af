import { allScenarios, type MockClient, mockAt, type ScenarioName } from '@mocks/client'
import { createMock } from '@mocks/node'
import type { LotSelection, PortalBridge } from '@mocks/portal-bridge'
import { smallestScenario } from '@mocks/state-link/apply-state'
import { openLink } from '@mocks/state-link/open-link'
import { describe, expect, it } from 'vitest'
import { isFullRun } from '../../support/scope'
import { createBackendClient } from '../client/backend-client'

/** The client of a separate backend. `openLink` checks a link there before the backend of the page changes. */
const trialClient = createMock().then(({ request }) =>
  mockAt('', { fetch: (url, init) => request(url, init) }),
)

/** Creates a fake portal. Its bridge keeps the session and the lot selection, and records the order of these changes. */
function createFakePortal() {
  const savedState = {
    session: undefined as Record<string, unknown> | undefined,
    lotSelection: undefined as LotSelection | undefined,
  }
  const calls: string[] = []
  const bridge: PortalBridge = {
    root: '/',
    onDialog: () => {},
    onSlot: () => {},
    getAccountEmail: async () => undefined,
    getLotSelection: async () => undefined,
    signIn: async (session) => {
      calls.push('signIn')
      savedState.session = session
    },
    saveLotSelection: async (lotSelection) => {
      calls.push('saveLotSelection')
      savedState.lotSelection = lotSelection
    },
    endSession: async () => {
      calls.push('endSession')
      savedState.session = undefined
    },
  }
  return { savedState, calls, bridge }
}

/** Returns the ids of the neighbourhoods in a login response, and its lots as `[neighbourhood id, lot id]`. */
function getLotIds(loginResponse: Record<string, unknown>) {
  const { customer, properties } = loginResponse as {
    customer: { id: number }[]
    properties: { property_id: number; real_property_id: number }[]
  }
  return {
    neighbourhoods: customer.map(({ id }) => id),
    lots: properties.map((lot) => [lot.real_property_id, lot.property_id]),
  }
}

/** Opens a link in a page whose backend has a changed clock, a fault and a session. `prepare` can change that backend further. */
async function openLinkInPage(link: string, prepare?: (client: MockClient) => Promise<unknown>) {
  const { backend, client } = await createBackendClient()
  const trial = await trialClient
  await client.settings({ advance: 'P3D', faults: [{ operationId: 'getTerms', status: 500 }] })
  await client.signIn('inquilino@demo.ar')
  await prepare?.(client)
  const worldBefore = backend.world.serialise()
  const fakePortal = createFakePortal()
  const refusalMessage = await openLink(link, { mock: client, trial, portal: fakePortal.bridge })
  const isBackendUnchanged = backend.world.serialise() === worldBefore
  return { ...fakePortal, client, backend, refusalMessage, isBackendUnchanged }
}

describe('openLink', () => {
  it('restores the scenario, the seed, the clock, the faults and the latency', async () => {
    const { client, refusalMessage } = await openLinkInPage(
      '1,empty,seed:7,still:2026-04-02T08:30,began:2026-03-30T10:00,latency:20-40,fault:login:503:x2,fault:getTerms:network',
    )
    expect(refusalMessage).toBeUndefined()
    expect(await client.state()).toMatchObject({
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

  it('restores the same world for the same link, regardless of the previous state', async () => {
    const link = '1,demo,still:2026-03-20T10:00,began:2026-03-16T10:00,as:residente@demo.ar,in:102-301'
    const afterDemo = await openLinkInPage(link)
    const afterErrors = await openLinkInPage(link, (client) => client.reset({ scenario: 'errors', seed: 3 }))
    expect(afterDemo.savedState.session?.token).toBe(afterErrors.savedState.session?.token)
    expect(afterDemo.backend.world.serialise()).toBe(afterErrors.backend.world.serialise())
  })

  it('signs out the previous account, signs in the account of the link, and selects the lot of the link', async () => {
    const { savedState, calls } = await openLinkInPage(
      '1,demo,still:2026-03-20T10:00,as:residente@demo.ar,in:102-301',
    )
    expect(calls).toEqual(['endSession', 'signIn', 'saveLotSelection'])
    expect(savedState.session).toMatchObject({ user: { email: 'residente@demo.ar' } })
    expect(savedState.lotSelection).toEqual({ neighbourhood: 102, lot: 301 })
  })

  it('selects the first neighbourhood and lot by default, regardless of the previous selection', async () => {
    const { savedState } = await openLinkInPage('1,demo,as:residente@demo.ar')
    expect(savedState.lotSelection).toEqual({ neighbourhood: 101, lot: 201 })
    expect((await openLinkInPage('1,demo,as:residente@demo.ar,in:102')).savedState.lotSelection).toEqual({
      neighbourhood: 102,
      lot: 301,
    })
    expect((await openLinkInPage('1,demo,as:admin@demo.ar')).savedState.lotSelection).toEqual({
      neighbourhood: 101,
    })
  })

  it('signs out if the link has no account', async () => {
    const { calls, refusalMessage } = await openLinkInPage('1,demo')
    expect({ calls, refusalMessage }).toEqual({ calls: ['endSession'], refusalMessage: undefined })
  })
})

describe('the scenario on which openLink checks a link', () => {
  /** Opens a link, and returns the scenarios that were built to check the link and to apply the link. */
  async function recordBuiltScenarios(link: string) {
    const { backend, client } = await createBackendClient()
    const createRecordingClient = (scenarios: unknown[]) =>
      mockAt('', {
        fetch: (url, init) => {
          if (url.endsWith('/reset')) scenarios.push(JSON.parse(init.body ?? '').scenario)
          return backend.request(url, init)
        },
      })
    const [checked, applied]: [unknown[], unknown[]] = [[], []]
    await openLink(link, {
      mock: createRecordingClient(applied),
      trial: createRecordingClient(checked),
      portal: createFakePortal().bridge,
    })
    expect((await client.state()).scenario).toBe(applied.at(-1) ?? checked.at(-1))
    return { checked, applied }
  }

  it('is the smallest scenario if that scenario has the account of the link', async () => {
    const link = '1,demo,as:residente@demo.ar,in:102-301,fault:login:503'
    expect(await recordBuiltScenarios(link)).toEqual({ checked: ['empty'], applied: ['demo'] })
    expect(await recordBuiltScenarios('1,errors')).toEqual({ checked: ['empty'], applied: ['errors'] })
  })

  it('changes to the scenario of the link if the smallest scenario lacks the account', async () => {
    expect(await recordBuiltScenarios('1,demo,as:lautaro.penaloza@demo.ar')).toEqual({
      checked: ['empty', 'demo'],
      applied: ['demo'],
    })
    expect(await recordBuiltScenarios('1,demo,as:nadie@demo.ar')).toEqual({
      checked: ['empty', 'demo'],
      applied: [],
    })
    expect(await recordBuiltScenarios('1,empty,as:nadie@demo.ar')).toEqual({
      checked: ['empty'],
      applied: [],
    })
  })

  it('can be the smallest scenario, because every scenario has the accounts and lots of the smallest scenario', async () => {
    const client = await trialClient
    /** Builds a scenario, and returns the neighbourhoods and lots of the given accounts. */
    const listLotIds = async (scenario: ScenarioName, usernames: readonly string[]) => {
      await client.reset({ scenario, seed: 4, now: '2027-05-03T22:00:00-03:00' })
      const lotIds = []
      for (const username of usernames) lotIds.push(getLotIds(await client.signIn(username)))
      return lotIds
    }
    await client.reset({ scenario: smallestScenario })
    const usernames = (await client.accounts()).map(({ username }) => username)
    const smallestLotIds = await listLotIds(smallestScenario, usernames)
    expect(smallestLotIds.flatMap(({ lots }) => lots)).not.toEqual([])
    for (const scenario of allScenarios.filter((name) => isFullRun || name !== 'large')) {
      const lotIds = await listLotIds(scenario, usernames)
      for (const [index, { neighbourhoods, lots }] of smallestLotIds.entries()) {
        const accountLotIds = lotIds[index]
        expect(accountLotIds?.neighbourhoods, scenario).toEqual(expect.arrayContaining(neighbourhoods))
        expect(accountLotIds?.lots, scenario).toEqual(expect.arrayContaining(lots))
      }
    }
  })
})

describe('a link that cannot be opened', () => {
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
  ])('%s is refused because %s, and changes neither the backend nor the portal', async (link, reason) => {
    const { refusalMessage, isBackendUnchanged, calls } = await openLinkInPage(link)
    expect(refusalMessage).toBe(
      `El enlace de la demo no se pudo abrir: ${reason}. El portal quedó como estaba.`,
    )
    expect({ isBackendUnchanged, calls }).toEqual({ isBackendUnchanged: true, calls: [] })
  })

  it('causes a message that the demo has changed if the browser cannot end the session', async () => {
    const { backend, client } = await createBackendClient()
    const brokenBridge = {
      ...createFakePortal().bridge,
      endSession: () => Promise.reject(new Error('storage')),
    }
    const refusalMessage = await openLink('1,demo', { mock: client, trial: client, portal: brokenBridge })
    expect(refusalMessage).toBe(
      'El enlace de la demo no se abrió del todo: este navegador no pudo aplicarlo. La demo ya cambió: abrilo de nuevo o restablecela en «Escenario».',
    )
    expect(backend.violations).toEqual([])
  })
})
