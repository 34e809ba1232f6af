import { parse } from 'yaml'
import { expect, test } from '../fixtures'
import { createHttpSend, Mock, testInstant } from '../mock'
import { playScript, replaceOrigins } from '../play-script'
import { createCallScript } from '../script-of-calls'

test('gives the same answers to a script of calls in the page and over HTTP', async ({
  page,
  request,
  httpMockUrl,
  mock,
}) => {
  const contract = await request.get(`${httpMockUrl}/openapi.yaml`)
  const script = createCallScript(parse(await contract.text()), testInstant)
  const session = 'hosts-agree'
  const { portal: portalUrl } = await (await request.get(`${httpMockUrl}/`)).json()
  const httpAnswers = await playScript({ script, base: httpMockUrl, session })

  // Opens the portal, and waits until the mock in the page answers.
  await mock.state()
  const { origin } = new URL(page.url())
  const pageAnswers = await page.evaluate(playScript, { script, base: origin })

  const pageTexts = pageAnswers.map((answer) => replaceOrigins(answer, origin))
  const httpTexts = httpAnswers.map((answer) => replaceOrigins(answer, httpMockUrl, portalUrl))
  expect(pageTexts).toHaveLength(script.length)
  expect(pageTexts.filter((answer, index) => answer !== httpTexts[index])).toEqual([])
  expect(await mock.state()).toMatchObject({
    now: new Date(Date.parse(testInstant) + 481 * 60_000).toISOString(),
  })
})

test('moves a state from the page to the mock over HTTP and back, and keeps the state over a reload', async ({
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
