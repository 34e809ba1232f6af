import type { Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listWrites } from '../../support/list-writes'
import { renderScreen, setFaults } from '../../support/render-screen'
import { matchWholeText } from '../../support/whole-text'

const findCard = (name: RegExp | string) => screen.findByRole('listitem', { name })
const queryCards = () =>
  screen.queryAllByRole('listitem').filter((item) => item.hasAttribute('aria-labelledby'))

/** Returns the stored authorizations of a lot that are neither cancelled nor expired. */
const listValidRows = ({ db }: Mock, lotId = 201) =>
  db.authorizations
    .all()
    .filter((row) => row.property_id === lotId && !row.is_cancelled && row.to_date >= '2026-03-16')

test('lists ten valid authorizations per page', async () => {
  const { mock, user } = await renderScreen('/', { as: 'residente' })
  const expected = listValidRows(mock)
  await waitFor(() => expect(queryCards()).toHaveLength(Math.min(10, expected.length)))
  for (const card of queryCards()) expect(within(card).getByText('Vigente')).toBeVisible()
  expect(expected.length).toBeGreaterThan(10)
  await user.click(screen.getByRole('button', { name: 'Página 2' }))
  await waitFor(() => expect(queryCards()).toHaveLength(Math.min(10, expected.length - 10)))
  expect(window.location.search).toBe('?pagina=2')
})

test("the tab 'Todas' also lists expired authorizations, which the user can open but not delete", async () => {
  const { user } = await renderScreen('/', { as: 'residente' })
  await user.click(await screen.findByRole('tab', { name: 'Todas' }))
  const expiredCard = await waitFor(() => {
    const card = queryCards().find((item) => within(item).queryByText('Vencida'))
    if (!card) throw new Error('no expired card yet')
    return card
  })
  expect(within(expiredCard).getByRole('link', { name: /^Ver más/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/edit\/\d+$/),
  )
  expect(within(expiredCard).queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument()
})

test('finds an authorization by name in any case and without accents, and reports if none matches', async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  await waitFor(() => expect(queryCards().length).toBeGreaterThan(0))
  const [firstRow] = listValidRows(mock)
  const text = (firstRow?.name ?? '').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const search = screen.getByRole('searchbox', { name: 'Buscar por evento o invitado' })
  await user.type(search, `${text}{Enter}`)
  expect(await findCard(firstRow?.name ?? '')).toBeVisible()
  await user.clear(search)
  await user.type(search, 'nadie que exista{Enter}')
  expect(await screen.findByText('No hay autorizaciones.')).toBeVisible()
})

test('a card shows only the weekdays that occur between the first and the last day of the authorization', async () => {
  await renderScreen('/?buscar=torneo', { as: 'residente' })
  const tournament = within(await findCard('Torneo de truco'))
  expect(tournament.getByText(matchWholeText('mié 25-03-2026 al jue 26-03-2026'))).toBeVisible()
  const days = within(tournament.getByRole('list', { name: 'Días permitidos' })).getAllByRole('listitem')
  expect(days.map(({ textContent }) => textContent)).toEqual(['Mmiércoles', 'Jjueves'])
})

test('cuts a search text from the address or the clipboard at 100 characters, and still filters the list', async () => {
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

test('lists the authorizations of another lot after the user selects that lot', async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Lote' }), '202')
  const names = listValidRows(mock, 202).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(await findCard(names[0] ?? '')).toBeVisible()
  await waitFor(() => expect(queryCards()).toHaveLength(names.length))
})

test("keeps an authorization after 'No', and sends one deletion after a double click on 'Sí'", async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  await waitFor(() => expect(queryCards().length).toBeGreaterThan(0))
  const button = screen.getAllByRole('button', { name: /^Eliminar/ })[0]
  const name = button?.getAttribute('aria-label')?.replace('Eliminar ', '') ?? ''
  await user.click(button as HTMLElement)
  const dialog = await screen.findByRole('alertdialog', { name: `¿Desea eliminar "${name}"?` })
  expect(within(dialog).getByRole('button', { name: 'No' })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'No' }))
  const findRow = () => mock.db.authorizations.find((authorization) => authorization.name === name)[0]
  expect(findRow()?.is_cancelled).toBe(false)

  await user.click(screen.getByRole('button', { name: `Eliminar ${name}` }))
  const yesButton = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sí' })
  await user.dblClick(yesButton)
  await waitFor(() => expect(screen.queryByRole('listitem', { name })).not.toBeInTheDocument())
  expect(findRow()?.is_cancelled).toBe(true)
  const deletions = listWrites(mock).filter((request) => request.includes(`/${findRow()?.id}/`))
  expect(deletions).toHaveLength(1)
})

test('shows a failed deletion in the dialog, and keeps the dialog open for a retry', async () => {
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
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Sí' }))
  // A toast in the dialog may show the same message, so the test looks for the message outside of the toasts.
  const reasons = await within(dialog).findAllByText('La barrera la está usando.')
  expect(reasons.find((reason) => !reason.closest('[data-toasts]'))).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Sí' }))
  await waitFor(() =>
    expect(mock.db.authorizations.find((authorization) => authorization.name === name)[0]?.is_cancelled).toBe(
      true,
    ),
  )
})

test('copies the message to share, and shows the message if copying fails', async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  const button = (await screen.findAllByRole('button', { name: /^Compartir/ }))[0] as HTMLElement
  await user.click(button)
  expect(await screen.findByText('El mensaje ha sido copiado al portapapeles.')).toBeVisible()
  const name = button.getAttribute('aria-label')?.replace('Compartir ', '') ?? ''
  const copiedText = await navigator.clipboard.readText()
  expect(copiedText).toContain(
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
  expect(message).toHaveValue(copiedText)
  expect(message).toHaveAttribute('readonly')
  expect(message).toHaveFocus()
  expect(message.value.slice(message.selectionStart, message.selectionEnd)).toBe(copiedText)
  // 'Seleccionar todo' selects the message again after the selection is lost.
  message.setSelectionRange(0, 0)
  await user.click(within(dialog).getByRole('button', { name: 'Seleccionar todo' }))
  expect(message.selectionEnd).toBe(copiedText.length)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test('shows a neutral tag on an authorization that the Administration created', async () => {
  await renderScreen('/', { as: 'residente' })
  const [tag] = await screen.findAllByText('Creada por Administración')
  expect(tag?.parentElement).toHaveAttribute('data-tone', 'neutral')
})

test('shows the name of the lot instead of a combobox if the user has only one lot', async () => {
  await renderScreen('/', { as: 'inquilino' })
  expect(await screen.findByText('Lote C-3 · El Lago')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Lote' })).not.toBeInTheDocument()
})

test('warns about an invitation without guests, and shows the type and the origin of the authorizations', async () => {
  const { user } = await renderScreen('/?ver=todas', { as: 'residente' })
  const cardTexts: string[] = []
  for (const page of ['Página 2', 'Página 3', undefined]) {
    await waitFor(() => expect(queryCards().length).toBeGreaterThan(0))
    cardTexts.push(...queryCards().map((card) => card.textContent ?? ''))
    if (page) await user.click(screen.getByRole('button', { name: page }))
  }
  const allTexts = cardTexts.join('\n')
  expect(allTexts).toContain(
    'Esta invitación no tiene efecto en tanto no se agreguen personas a la misma. Por favor, recuerde compartirla.',
  )
  expect(allTexts).toContain('Creada por Administración')
  for (const type of [
    'Invitado',
    'Invitación',
    'Familiar No residente',
    'Trabajador/Prestador de Servicio',
    'Jardinero/Piletero/Otro',
    'Inmobiliaria',
    'Evento',
  ])
    expect(allTexts).toContain(type)
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
  await waitFor(() => expect(queryCards().length).toBeGreaterThan(0))
})

test('explains an empty list, and links to the form for a new authorization', async () => {
  await renderScreen('/', { as: 'residente', scenario: 'empty' })
  expect(await screen.findByText('No hay autorizaciones.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Crear Autorización' })[0]).toHaveAttribute(
    'href',
    '/preauthorization/new',
  )
})

test('shows the first page of the valid authorizations if the query string is invalid', async () => {
  await renderScreen('/?pagina=-3&ver=nada', { as: 'residente' })
  expect(await screen.findByRole('tab', { name: 'Vigentes', selected: true })).toBeVisible()
  await waitFor(() => expect(queryCards()).toHaveLength(10))
})

test('returns to the first page after the user deletes the only card of the second page', async () => {
  const { user, mock } = await renderScreen('/', { as: 'residente' })
  for (const row of listValidRows(mock).slice(11))
    await mock.db.authorizations.save({ ...row, is_cancelled: true })
  await user.click(await screen.findByRole('button', { name: 'Página 2' }))
  await waitFor(() => expect(queryCards()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: /^Eliminar/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sí' }))
  await waitFor(() => expect(queryCards()).toHaveLength(10))
  expect(listValidRows(mock)).toHaveLength(10)
  expect(window.location.search).toBe('')
})

test('shows the first page if the page number in the address is too large', async () => {
  await renderScreen('/?pagina=99', { as: 'residente' })
  await waitFor(() => expect(queryCards()).toHaveLength(10))
  expect(window.location.search).toBe('')
})
