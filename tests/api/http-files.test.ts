import { describe, expect, test, vi } from 'vitest'
import { http } from '@/api/http'
import {
  catchFailure,
  connectCredentialsForEach,
  createJsonResponse,
  credentials,
  respondNever,
  stubResponse,
} from './http-calls'

connectCredentialsForEach()

const downloadUrl = '/fapi/customer/101/activity-records/201/download/?from_date=2026-03-01'
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const createFileResponse = (type = workbook, text = 'PK') =>
  new Response(text, { headers: type ? { 'Content-Type': type } : {} })

describe('an upload', () => {
  test('sends a form without setting a content type', async () => {
    const form = new FormData()
    form.append('file', new Blob(['x']), 'póliza.pdf')
    const calls = stubResponse(() => createJsonResponse({}))
    await http('/fapi/customer/101/submissions/attachments/', { method: 'POST', body: form })
    expect(calls[0]?.init.body).toBe(form)
    expect(calls[0]?.headers.has('Content-Type')).toBe(false)
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer t-1')
  })

  test('sends a Blob as the body without setting a content type', async () => {
    const body = new Blob(['x'], { type: 'image/png' })
    const calls = stubResponse(() => createJsonResponse({}))
    await http('/fapi/files/', { method: 'PUT', body })
    expect(calls[0]?.init.body).toBe(body)
    expect(calls[0]?.headers.has('Content-Type')).toBe(false)
  })
})

describe('a download', () => {
  test('names a workbook and JSON in the Accept header, and returns the workbook as a Blob', async () => {
    const calls = stubResponse(() => createFileResponse())
    const blob = await http<Blob>(downloadUrl)
    expect([blob.type, await blob.text()]).toEqual([workbook, 'PK'])
    expect(calls[0]?.headers.get('Accept')).toBe(`${workbook}, application/json`)
  })

  test.each([
    ['a page in HTML', () => createFileResponse('text/html', '<!doctype html>')],
    ['JSON', () => createJsonResponse({ detail: 'x' })],
    ['a file without a type', () => createFileResponse('', 'PK')],
    ['an empty file', () => createFileResponse(workbook, '')],
    ['a 204', () => new Response(null, { status: 204 })],
  ])("reports %s as the failure 'garbage'", async (_name, respond) => {
    stubResponse(respond)
    expect(await catchFailure(http(downloadUrl))).toMatchObject({ failure: 'garbage' })
  })

  test('fails with the body of an error response, and reports a rejected token', async () => {
    stubResponse(() => createJsonResponse({ detail: 'No.' }, 401))
    expect(await catchFailure(http(downloadUrl))).toMatchObject({
      failure: 'status',
      status: 401,
      body: { detail: 'No.' },
    })
    expect(credentials.onUnauthorized).toHaveBeenCalledWith('t-1')
  })

  test('times out after exactly ten minutes without a response', async () => {
    vi.useFakeTimers()
    stubResponse(respondNever)
    const onSettled = vi.fn()
    const failure = catchFailure(http(downloadUrl)).finally(onSettled)
    await vi.advanceTimersByTimeAsync(599_999)
    expect(onSettled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ failure: 'timeout' })
  })
})
