import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import { wholeText } from '../../support/whole-text'

const card = (name: RegExp | string) => screen.findByRole('listitem', { name })
const cards = () => screen.queryAllByRole('listitem').filter((item) => item.hasAttribute('aria-labelledby'))

test('lists ten valid authorizations a page with their people, days and state', async () => {
  const { mock, user } = await renderScreen('/', { as: 'residente' })
  const expected = mock.db.authorizations
    .all()
    .filter((row) => row.property_id === 201 && !row.is_cancelled && row.to_date >= '2026-03-16')
  await waitFor(() => expect(cards()).toHaveLength(Math.min(10, expected.length)))
  for (const card of cards()) expect(within(card).getByText('Vigente')).toBeVisible()
  expect(expected.length).toBeGreaterThan(10)
  await user.click(screen.getByRole('button', { name: 'Página 2' }))
  await waitFor(() => expect(cards()).toHaveLength(Math.min(10, expected.length - 10)))
  expect(window.location.search).toBe('?pagina=2')
})

test("lists expired authorizations read-only in 'Todas'", async () => {
  const { user } = await renderScreen('/', { as: 'residente' })
  await user.click(await screen.findByRole('tab', { name: 'Todas' }))
  const overdue = await waitFor(() => {
    const card = cards().find((item) => within(item).queryByText('Vencida'))
    if (!card) throw new Error('no expired card yet')
    return card
  })
  expect(within(overdue).getByRole('link', { name: /^Ver más/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/edit\/\d+$/),
  )
  expect(within(overdue).queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument()
})

test('searches events and guests without regard to case and accents, and reports no matches', async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  await waitFor(() => expect(cards().length).toBeGreaterThan(0))
  const first = mock.db.authorizations
    .all()
    .find((row) => row.property_id === 201 && !row.is_cancelled && row.to_date >= '2026-03-16')
  const text = (first?.name ?? '').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const search = screen.getByRole('searchbox', { name: 'Buscar por evento o invitado' })
  await user.type(search, `${text}{Enter}`)
  expect(await card(first?.name ?? '')).toBeVisible()
  await user.clear(search)
  await user.type(search, 'nadie que exista{Enter}')
  expect(await screen.findByText('No hay autorizaciones.')).toBeVisible()
})

test('marks only the weekdays of a short range', async () => {
  await renderScreen('/?buscar=torneo', { as: 'residente' })
  const tournament = within(await card('Torneo de truco'))
  expect(tournament.getByText(wholeText('mié 25-03-2026 al jue 26-03-2026'))).toBeVisible()
  const days = within(tournament.getByRole('list', { name: 'Días permitidos' })).getAllByRole('listitem')
  expect(days.map(({ textContent }) => textContent)).toEqual(['Mmiércoles', 'Jjueves'])
})

test('cuts a search that is too long, and never lists everything', async () => {
  const { user } = await renderScreen(`/?buscar=${'x'.repeat(300)}`, { as: 'residente' })
  const search = await screen.findByRole('searchbox', { name: 'Buscar por evento o invitado' })
  expect(await screen.findByText('No hay autorizaciones.')).toBeVisible()
  expect(search).toHaveValue('x'.repeat(100))
  await user.clear(search)
  await user.click(search)
  await user.paste(`Cena ${'y'.repeat(200)}`)
  expect(search).toHaveValue(`Cena ${'y'.repeat(95)}`)
  expect(await screen.findByText('No hay autorizaciones.')).toBeVisible()
})

test('lists the authorizations of the other lot', async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Lote' }), '202')
  const names = mock.db.authorizations
    .all()
    .filter((row) => row.property_id === 202 && !row.is_cancelled && row.to_date >= '2026-03-16')
    .map((row) => row.name)
  expect(names.length).toBeGreaterThan(0)
  expect(await card(names[0] ?? '')).toBeVisible()
  await waitFor(() => expect(cards()).toHaveLength(names.length))
})

test('asks before deleting: No keeps the authorization, Sí deletes it', async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  await waitFor(() => expect(cards().length).toBeGreaterThan(0))
  const button = screen.getAllByRole('button', { name: /^Eliminar/ })[0]
  const name = button?.getAttribute('aria-label')?.replace('Eliminar ', '') ?? ''
  await user.click(button as HTMLElement)
  const question = await screen.findByRole('alertdialog', { name: `¿Desea eliminar "${name}"?` })
  expect(within(question).getByRole('button', { name: 'No' })).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'No' }))
  const row = () => mock.db.authorizations.find((authorization) => authorization.name === name)[0]
  expect(row()?.is_cancelled).toBe(false)

  await user.click(screen.getByRole('button', { name: `Eliminar ${name}` }))
  const yes = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sí' })
  await user.dblClick(yes)
  await waitFor(() => expect(screen.queryByRole('listitem', { name })).not.toBeInTheDocument())
  expect(row()?.is_cancelled).toBe(true)
})

test('shows a failed deletion in the question, which stays open for a retry', async () => {
  const { user, mock } = await renderScreen('/', {
    as: 'residente',
    faults: [
      {
        operationId: 'cancelAuthorization',
        status: 409,
        body: { message: 'La barrera la está usando.' },
        times: 1,
      },
    ],
  })
  const button = (await screen.findAllByRole('button', { name: /^Eliminar/ }))[0] as HTMLElement
  const name = button.getAttribute('aria-label')?.replace('Eliminar ', '') ?? ''
  await user.click(button)
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Sí' }))
  // A toast in the dialog has the same sentence once the list of toasts is loaded.
  const reasons = await within(question).findAllByText('La barrera la está usando.')
  expect(reasons.find((reason) => !reason.closest('[data-toasts]'))).toBeVisible()
  await user.click(within(question).getByRole('button', { name: 'Sí' }))
  await waitFor(() =>
    expect(mock.db.authorizations.find((authorization) => authorization.name === name)[0]?.is_cancelled).toBe(
      true,
    ),
  )
})

test('copies the message and reports it; shows the message if copying fails', async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  const button = (await screen.findAllByRole('button', { name: /^Compartir/ }))[0] as HTMLElement
  await user.click(button)
  expect(await screen.findByText('El mensaje ha sido copiado al portapapeles.')).toBeVisible()
  const name = button.getAttribute('aria-label')?.replace('Compartir ', '') ?? ''
  const copied = await navigator.clipboard.readText()
  expect(copied).toContain(
    mock.db.authorizations.find((authorization) => authorization.name === name)[0]?.name,
  )

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'))
  await user.click(button)
  expect(
    await screen.findByText(
      'No se ha podido copiar el mensaje. Podés compartir la invitación/autorización copiándolo manualmente.',
    ),
  ).toBeVisible()
  const dialog = await screen.findByRole('dialog', { name: 'Copiá el mensaje' })
  const message = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje para compartir' })
  expect(message).toHaveValue(copied)
  expect(message).toHaveAttribute('readonly')
  expect(message).toHaveFocus()
  expect(message.value.slice(message.selectionStart, message.selectionEnd)).toBe(copied)
  // The button restores a lost selection.
  message.setSelectionRange(0, 0)
  await user.click(within(dialog).getByRole('button', { name: 'Seleccionar todo' }))
  expect(message.selectionEnd).toBe(copied.length)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test('marks an authorization of the Administration without a warning', async () => {
  await renderScreen('/', { as: 'residente' })
  const [tag] = await screen.findAllByText('Creada por Administración')
  expect(tag?.parentElement).toHaveAttribute('data-tone', 'neutral')
})

test('names the only lot instead of offering a choice', async () => {
  await renderScreen('/', { as: 'inquilino' })
  expect(await screen.findByText('Lote C-3 · El Lago')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Lote' })).not.toBeInTheDocument()
})

test('warns on an invitation without people, and marks one of the Administration', async () => {
  const { user } = await renderScreen('/?ver=todas', { as: 'residente' })
  const seen: string[] = []
  for (const page of ['Página 2', 'Página 3', undefined]) {
    await waitFor(() => expect(cards().length).toBeGreaterThan(0))
    seen.push(...cards().map((card) => card.textContent ?? ''))
    if (page) await user.click(screen.getByRole('button', { name: page }))
  }
  const all = seen.join('\n')
  expect(all).toContain(
    'Esta invitación no tiene efecto en tanto no se agreguen personas a la misma. Por favor, recuerde compartirla.',
  )
  expect(all).toContain('Creada por Administración')
  for (const type of [
    'Invitado',
    'Invitación',
    'Familiar No residente',
    'Trabajador/Prestador de Servicio',
    'Jardinero/Piletero/Otro',
    'Inmobiliaria',
    'Evento',
  ])
    expect(all).toContain(type)
})

test('shows that the list failed to load, and loads it on a retry', async () => {
  const { user, mock } = await renderScreen('/', {
    as: 'residente',
    faults: [{ operationId: 'listAuthorizations', status: 500 }],
  })
  expect(
    await screen.findByText('Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'),
  ).toBeVisible()
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(cards().length).toBeGreaterThan(0))
})

test('explains an empty list, and offers the first authorization', async () => {
  await renderScreen('/', { as: 'residente', scenario: 'empty' })
  expect(await screen.findByText('No hay autorizaciones.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Crear Autorización' })[0]).toHaveAttribute(
    'href',
    '/preauthorization/new',
  )
})

test('shows the first page of valid authorizations for an invalid address', async () => {
  await renderScreen('/?pagina=-3&ver=nada', { as: 'residente' })
  expect(await screen.findByRole('tab', { name: 'Vigentes', selected: true })).toBeVisible()
  await waitFor(() => expect(cards()).toHaveLength(10))
})

test('returns to the first page after the last card of a page is deleted', async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  const valid = () =>
    mock.db.authorizations
      .all()
      .filter((row) => row.property_id === 201 && !row.is_cancelled && row.to_date >= '2026-03-16')
  for (const row of valid().slice(11)) await mock.db.authorizations.save({ ...row, is_cancelled: true })
  await user.click(await screen.findByRole('button', { name: 'Página 2' }))
  await waitFor(() => expect(cards()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: /^Eliminar/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sí' }))
  await waitFor(() => expect(cards()).toHaveLength(10))
  expect(valid()).toHaveLength(10)
  expect(window.location.search).toBe('')
})

test('shows the first page for the address of a missing page', async () => {
  await renderScreen('/?pagina=99', { as: 'residente' })
  await waitFor(() => expect(cards()).toHaveLength(10))
  expect(window.location.search).toBe('')
})
