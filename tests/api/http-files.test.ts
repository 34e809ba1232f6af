import { describe, expect, test, vi } from 'vitest'
import { http } from '@/api/http'
import { answerWith, connectBeforeEach, credentials, failureOf, hang, json } from './http-calls'

connectBeforeEach()

const download = '/fapi/customer/101/activity-records/201/download/?from_date=2026-03-01'
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const file = (type = workbook, text = 'PK') =>
  new Response(text, { headers: type ? { 'Content-Type': type } : {} })

describe('an upload', () => {
  test('sends a form with its own type', async () => {
    const form = new FormData()
    form.append('file', new Blob(['x']), 'póliza.pdf')
    const calls = answerWith(() => json({}))
    await http('/fapi/customer/101/submissions/attachments/', { method: 'POST', body: form })
    expect(calls[0]?.init.body).toBe(form)
    expect(calls[0]?.headers.has('Content-Type')).toBe(false)
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer t-1')
  })

  test('sends a file unchanged', async () => {
    const body = new Blob(['x'], { type: 'image/png' })
    const calls = answerWith(() => json({}))
    await http('/fapi/files/', { method: 'PUT', body })
    expect(calls[0]?.init.body).toBe(body)
    expect(calls[0]?.headers.has('Content-Type')).toBe(false)
  })
})

describe('a download', () => {
  test('returns a Blob', async () => {
    const calls = answerWith(() => file())
    const blob = await http<Blob>(download)
    expect([blob.type, await blob.text()]).toEqual([workbook, 'PK'])
    expect(calls[0]?.headers.get('Accept')).toBe(`${workbook}, application/json`)
  })

  test.each([
    ['a page in HTML', () => file('text/html', '<!doctype html>')],
    ['JSON', () => json({ detail: 'x' })],
    ['a file without a type', () => file('', 'PK')],
    ['an empty file', () => file(workbook, '')],
    ['a 204', () => new Response(null, { status: 204 })],
  ])('fails as garbage for %s', async (_name, reply) => {
    answerWith(reply)
    expect(await failureOf(http(download))).toMatchObject({ failure: 'garbage' })
  })

  test('keeps the messages of a refusal, and reports a rejected token', async () => {
    answerWith(() => json({ detail: 'No.' }, 401))
    expect(await failureOf(http(download))).toMatchObject({
      failure: 'status',
      status: 401,
      body: { detail: 'No.' },
    })
    expect(credentials.onUnauthorized).toHaveBeenCalledWith('t-1')
  })

  test('fails after exactly ten minutes', async () => {
    vi.useFakeTimers()
    answerWith(hang)
    const settled = vi.fn()
    const failure = failureOf(http(download)).finally(settled)
    await vi.advanceTimersByTimeAsync(599_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ failure: 'timeout' })
  })
})
