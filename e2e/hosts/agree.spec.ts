import { parse } from 'yaml'
import { expect, test } from '../fixtures'
import { Mock, overHttp, testInstant } from '../mock'
import { play, withoutHost } from '../play-script'
import { scriptOf } from '../script-of-calls'

test('the mock in the page answers the script of calls as the mock over HTTP does', async ({
  page,
  request,
  httpMockUrl,
  mock,
}) => {
  const contract = await request.get(`${httpMockUrl}/openapi.yaml`)
  const script = scriptOf(parse(await contract.text()), testInstant)
  const session = 'hosts-agree'
  const portal = await (await request.get(`${httpMockUrl}/`)).json()
  const answeredOverHttp = await play({ script, base: httpMockUrl, session })

  // Opens the portal, and waits until the mock in the page answers.
  await mock.state()
  const { origin } = new URL(page.url())
  const inPage = await page.evaluate(play, { script, base: origin })

  const here = inPage.map((answer) => withoutHost(answer, origin))
  const there = answeredOverHttp.map((answer) => withoutHost(answer, httpMockUrl, portal.portal))
  expect(here).toHaveLength(script.length)
  expect(here.filter((answer, at) => answer !== there[at])).toEqual([])
  expect(await mock.state()).toMatchObject({
    now: new Date(Date.parse(testInstant) + 481 * 60_000).toISOString(),
  })
})

test('a state goes out of the page as a file, over HTTP, and comes back into it, where it outlives a reload', async ({
  page,
  httpMockUrl,
  mock,
}) => {
  const there = new Mock(overHttp(httpMockUrl, 'state-file'))
  await mock.reset({ seed: 5 })
  await mock.signIn('obra@demo.ar')
  await mock.settings({ advance: 'P1D', faults: [{ operationId: 'getTerms', status: 503 }] })
  const state = await there.importState(await mock.exportState())
  expect(state).toEqual(await mock.state())
  await there.decide({ submission: 8028, status: 'APPROVED' })
  const file = await there.exportState()

  await mock.reset({ scenario: 'empty' })
  await mock.importState(file)
  await page.reload()
  expect(await mock.state()).toEqual(await there.state())
  expect(await mock.exportState()).toEqual(file)
})
