import { cleanup, configure, fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readDraft, removeExpiredDrafts, writeDraft } from '@/patterns/form/draft-store'
import { parseDraft, serializeDraft } from '@/patterns/form/draft-values'
import { afterTest } from '../support/after-test'
import { emptyValues, filledValues, getField, getSubmitButton, renderForm } from './event-form'
import { getButton, getLink, getNameInput, renderScreens } from './guarded-screen'

const now = new Date('2026-03-16T10:00:00-03:00')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  afterTest(() => vi.useRealTimers())
})

const queryNotice = () => screen.queryByText('Recuperamos lo que estabas escribiendo')
const storedText = () => localStorage.getItem('portal.drafts') ?? ''
const passMinutes = (minutes: number) => vi.setSystemTime(now.getTime() + minutes * 60_000)

/** Types a name, and closes the form as a sign-out in another tab does. */
async function typeAndClose(options?: Parameters<typeof renderForm>[0]) {
  const { user } = renderForm(options)
  await user.type(getField('Nombre'), 'Asado')
  cleanup()
}

describe('a form that closed without a question', () => {
  test('contains the typed values again and announces this', async () => {
    await typeAndClose()
    renderForm()
    expect(getField('Nombre')).toHaveValue('Asado')
    expect(screen.getByRole('status')).toHaveTextContent('Recuperamos lo que estabas escribiendo')
  })

  test('contains the typed values also if React runs each effect twice', async () => {
    configure({ reactStrictMode: true })
    afterTest(() => configure({ reactStrictMode: false }))
    await typeAndClose()
    renderForm()
    expect(getField('Nombre')).toHaveValue('Asado')
    cleanup()
    renderForm()
    expect(getField('Nombre')).toHaveValue('Asado')
  })

  test('discards the draft and restores the initial values', async () => {
    await typeAndClose()
    const { user } = renderForm()
    await user.click(getButton('Descartar'))
    expect(getField('Nombre')).toHaveValue('')
    expect(getField('Nombre')).toHaveFocus()
    expect(queryNotice()).toBeNull()
    expect(storedText()).toBe('')
    cleanup()
    renderForm()
    expect(queryNotice()).toBeNull()
  })

  test('opens without a draft after 30 minutes', async () => {
    await typeAndClose()
    passMinutes(30)
    renderForm()
    expect(getField('Nombre')).toHaveValue('')
    removeExpiredDrafts()
    expect(storedText()).toBe('')
  })

  test('opens without a draft if the record has changed meanwhile', async () => {
    await typeAndClose({ initialValues: filledValues })
    renderForm({ initialValues: { ...filledValues, note: 'Otra' } })
    expect(getField('Nombre')).toHaveValue('Cumpleaños')
    expect(queryNotice()).toBeNull()
  })

  test('opens without a draft at another address and for another form', async () => {
    await typeAndClose()
    renderForm({ draft: 'other' })
    expect(queryNotice()).toBeNull()
    cleanup()
    window.history.replaceState(null, '', '/otra')
    renderForm()
    expect(queryNotice()).toBeNull()
  })

  test('opens without a draft after a success', async () => {
    const { user } = renderForm({ initialValues: filledValues })
    await user.type(getField('Nombre'), '!')
    await user.click(getSubmitButton())
    expect(storedText()).toBe('')
    cleanup()
    expect(storedText()).toBe('')
  })

  test('keeps the draft after a failed submit', async () => {
    const { user } = renderForm({
      initialValues: filledValues,
      onSubmit: () => Promise.reject(new Error('failed')),
    })
    await user.type(getField('Nombre'), '!')
    await user.click(getSubmitButton())
    cleanup()
    renderForm({ initialValues: filledValues })
    expect(getField('Nombre')).toHaveValue('Cumpleaños!')
  })

  test('has no draft if the user reverted the input or typed nothing', async () => {
    const { user } = renderForm()
    await user.type(getField('Nombre'), 'A')
    await user.clear(getField('Nombre'))
    cleanup()
    expect(storedText()).toBe('')
  })

  test('keeps no draft if the form states so', async () => {
    await typeAndClose({ draft: { none: 'for this test' } })
    expect(storedText()).toBe('')
  })
})

test('a page that the browser hides or unloads stores the draft at once', async () => {
  const { user } = renderForm()
  await user.type(getField('Nombre'), 'Asa')
  fireEvent(window, new Event('pagehide'))
  expect(storedText()).toContain('Asa')
  await user.type(getField('Nombre'), 'do')
  fireEvent(document, new Event('visibilitychange'))
  expect(storedText()).toContain('Asado')
})

test('a form stores the draft a moment after a change', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now })
  renderForm()
  fireEvent.change(getField('Nombre'), { target: { value: 'Asado' } })
  expect(storedText()).toBe('')
  vi.advanceTimersByTime(500)
  expect(storedText()).toContain('Asado')
})

test('a confirmed leave removes the draft', async () => {
  window.history.replaceState(null, '', '/form')
  const user = renderScreens()
  await user.type(getNameInput(), 'Ana')
  fireEvent(window, new Event('pagehide'))
  await user.click(getLink('Volver'))
  await user.click(getButton('Salir sin guardar'))
  expect(await screen.findByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
  expect(storedText()).toBe('')
})

describe('a draft', () => {
  const id = { user: '7', place: '101 /', form: 'event' }

  test('is read only by its user', () => {
    writeDraft(id, { initial: '{}', values: '{"name":"Ana"}' })
    expect(readDraft(id)?.values).toBe('{"name":"Ana"}')
    expect(readDraft({ ...id, user: '8' })).toBeUndefined()
  })

  test('is ignored if the stored text is invalid', () => {
    for (const text of ['{', '[]', '{"version":2,"drafts":[]}', '{"version":1,"drafts":[{}]}']) {
      localStorage.setItem('portal.drafts', text)
      expect(readDraft(id)).toBeUndefined()
    }
  })

  test('contains no passwords, codes and files', () => {
    const file = new File(['x'], 'poliza.pdf')
    const text = serializeDraft({
      code: 'ABC123',
      password: 'secreta1',
      repeat: 'secreta1',
      photo: file,
      name: 'Ana',
      documents: [
        { id: '1', name: 'vieja.pdf', address: '/1' },
        { id: 'chosen-1', file },
      ],
      people: [{ id: 1, files: [{ id: 'chosen-2', file }] }],
    })
    expect(JSON.parse(text)).toEqual({
      name: 'Ana',
      documents: [{ id: '1', name: 'vieja.pdf', address: '/1' }],
      people: [{ id: 1, files: [] }],
    })
  })

  test('of a form with other fields or types is ignored', () => {
    const schema = v.object({
      name: v.string(),
      email: v.string(),
      note: v.string(),
    })
    const parse = (values: object) => parseDraft(JSON.stringify(values), emptyValues, schema)
    expect(parse({ name: 'Ana' })).toEqual({ ...emptyValues, name: 'Ana' })
    expect(parse({ name: 'Ana', phone: '1' })).toBeUndefined()
    expect(parse({ name: ['Ana'] })).toBeUndefined()
    expect(parse({ name: null })).toBeUndefined()
    expect(parseDraft('[1', emptyValues, schema)).toBeUndefined()
  })
})
