import { parse } from 'yaml'
import { expect, test } from '../fixtures'
import { createHttpSend, Mock, testInstant } from '../mock'
import { playScript, replaceOrigins } from '../play-script'
import { createCallScript } from '../script-of-calls'

test('the mock in the page and the mock over HTTP send the same responses to the same script of calls', async ({
  page,
  request,
  httpMockUrl,
  mock,
}) => {
  const contract = await request.get(`${httpMockUrl}/openapi.yaml`)
  const script = createCallScript(parse(await contract.text()), testInstant)
  const session = 'hosts-agree'
  const { portal: portalUrl } = await (await request.get(`${httpMockUrl}/`)).json()
  const httpResponses = await playScript({ script, base: httpMockUrl, session })

  // This call opens the portal, and waits until the mock in the page responds.
  await mock.state()
  const { origin } = new URL(page.url())
  const pageResponses = await page.evaluate(playScript, { script, base: origin })

  const pageTexts = pageResponses.map((response) => replaceOrigins(response, origin))
  const httpTexts = httpResponses.map((response) => replaceOrigins(response, httpMockUrl, portalUrl))
  expect(pageTexts).toHaveLength(script.length)
  expect(pageTexts.filter((text, index) => text !== httpTexts[index])).toEqual([])
  // The script advances the clock twice: by 7 h 59 min and by 2 min, together 481 minutes.
  const advancedMinutes = 481
  expect(await mock.state()).toMatchObject({
    now: new Date(Date.parse(testInstant) + advancedMinutes * 60_000).toISOString(),
  })
})

test('the mock over HTTP and the mock in the page import each other’s state, and a reload of the page keeps it', async ({
  page,
  httpMockUrl,
  mock,
}) => {
  const httpMock = new Mock(createHttpSend(httpMockUrl, 'state-file'))
  await mock.reset({ seed: 5 })
  await mock.signIn('obra@demo.ar')
  await mock.settings({ advance: 'P1D', faults: [{ operationId: 'getTerms', status: 503 }] })
  const state = await httpMock.importState(await mock.exportState())
  expect(state).toEqual(await mock.state())
  await httpMock.decide({ submission: 8028, status: 'APPROVED' })
  const file = await httpMock.exportState()

  await mock.reset({ scenario: 'empty' })
  await mock.importState(file)
  await page.reload()
  expect(await mock.state()).toEqual(await httpMock.state())
  expect(await mock.exportState()).toEqual(file)
})
