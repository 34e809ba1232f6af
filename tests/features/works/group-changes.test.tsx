import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import {
  addWorker,
  button,
  card,
  choose,
  dialog,
  fill,
  groupNamed,
  groups,
  names,
  open,
  workersOf,
} from './group-steps'

const newGroup = 'Nueva Autorización de Grupo de Obra'
const created = 'Autorización creada con éxito.'
const changed = 'Autorización modificada con éxito.'

const create = async (user: UserEvent) => user.click(await button('Crear autorización'))
const save = async (user: UserEvent) => user.click(await button('Guardar'))

test('a new group begins with the dates of the work, and is on top of the list once it is created', async () => {
  const { user, mock } = await renderScreen(groups(), { as: 'obra' })
  await user.click(await button(newGroup))
  const form = await dialog()
  const value = (name: RegExp) => form.getByRole('textbox', { name })
  expect(value(/^Fecha de Inicio/)).toHaveValue('17-11-2025')
  expect(value(/^Fecha de Fin/)).toHaveValue('30-10-2026')
  expect(form.getByRole('combobox', { name: /^Hora de Inicio/ })).toHaveDisplayValue('07:00')
  expect(form.getByRole('combobox', { name: /^Hora de Fin/ })).toHaveDisplayValue('17:00')
  const day = (name: string) => form.getByRole('button', { name })
  expect(day('lunes')).toHaveAttribute('aria-pressed', 'false')
  for (const name of ['martes', 'miércoles', 'jueves', 'viernes']) {
    expect(day(name)).toHaveAttribute('aria-pressed', 'true')
  }
  expect(day('sábado')).toHaveAttribute('aria-disabled', 'true')

  await fill(user, /^Título/, 'Yesería')
  await fill(user, /^Fecha de Inicio/, '16-03-2026')
  await user.click(form.getByRole('checkbox', { name: 'Todos los días' }))
  expect(day('lunes')).toHaveAttribute('aria-pressed', 'true')
  await choose(user, /^Hora de Inicio/, '08:15')
  await choose(user, /^Hora de Fin/, '16:45')
  await addWorker(user, '40628193')
  await addWorker(user, '29473081')
  await create(user)

  expect(await screen.findByText(created)).toBeVisible()
  await waitFor(async () => expect((await names())[0]).toBe('Yesería'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(groupNamed(mock, 'Yesería')).toMatchObject({
    work_id: 501,
    from_date: '2026-03-16',
    to_date: '2026-10-30',
    monday_flag: true,
    friday_flag: true,
    saturday_flag: false,
    start_time: '08:15:00',
    end_time: '16:45:00',
    description: '',
    active_flag: true,
    license_plate_number: null,
  })
  expect(workersOf(mock, 'Yesería')).toEqual([722, 725])
})

test("'Todos los días' takes all five back, and at least one is asked for", async () => {
  const { user, mock } = await renderScreen(groups('&vista=nueva'), { as: 'residente' })
  const form = await dialog()
  const all = await form.findByRole('checkbox', { name: 'Todos los días' })
  await user.click(all)
  expect(all).toBeChecked()
  await user.click(all)
  await fill(user, /^Título/, 'Yesería')
  await create(user)
  expect(form.getByText('Elegí por lo menos un día de la semana.')).toBeVisible()
  await user.click(form.getByRole('button', { name: 'jueves' }))
  await create(user)
  expect(await screen.findByText(created)).toBeVisible()
  expect(groupNamed(mock, 'Yesería')).toMatchObject({ wednesday_flag: false, thursday_flag: true })
})

test('what the form refuses stands at its field, and nothing is sent', async () => {
  const { user, mock } = await renderScreen(groups('&vista=nueva'), { as: 'residente' })
  await screen.findByRole('dialog', { name: newGroup })
  await fill(user, /^Fecha de Inicio/, '16-11-2025')
  await fill(user, /^Fecha de Fin/, '15-03-2026')
  const before = mock.db.workGroups.count()
  await create(user)
  const form = await dialog()
  for (const sentence of [
    'Por favor ingrese el título.',
    'La obra empieza el 17-11-2025: elegí esa fecha o una posterior.',
    'La fecha de fin no puede ser anterior a hoy.',
  ]) {
    expect(form.getAllByText(sentence).length).toBeGreaterThan(0)
  }
  await fill(user, /^Fecha de Fin/, '31-10-2026')
  expect(form.getAllByText('La obra termina el 30-10-2026: elegí esa fecha o una anterior.')[0]).toBeVisible()
  // A title cannot be longer than thirty characters.
  await fill(user, /^Título/, 'Electricidad, gas y plomería 12345')
  expect(form.getByRole('textbox', { name: /^Título/ })).toHaveValue('Electricidad, gas y plomería 1')
  expect(mock.db.workGroups.count()).toBe(before)
})

test('only times of a quarter of an hour until 17:00 are offered; one that is none is told', async () => {
  const { user, mock } = await renderScreen(groups('&vista=editar&id=805'), {
    as: 'residente',
    before: async ({ db }) => {
      await db.workGroups.save({
        ...db.workGroups.require(805),
        start_time: '06:53:00',
        end_time: '18:00:00',
      })
    },
  })
  const form = await dialog()
  const end = await form.findByRole('combobox', { name: /^Hora de Fin/ })
  const times = within(end)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(times.filter((time) => /^\d/.test(time ?? ''))).toHaveLength(4 * 17 + 2)
  expect(times).not.toContain('17:15')
  expect(times).not.toContain('16:53')
  await save(user)
  expect(form.getAllByText('Elegí un horario de quince en quince minutos.')[0]).toBeVisible()
  expect(form.getAllByText('La hora de fin no puede ser posterior a las 17:00.')[0]).toBeVisible()
  await choose(user, /^Hora de Inicio/, '12:00')
  await choose(user, /^Hora de Fin/, '11:45')
  expect(form.getByText('La hora de fin no puede ser anterior a la de inicio.')).toBeVisible()
  await choose(user, /^Hora de Fin/, '12:00')
  await save(user)
  expect(await screen.findByText(changed)).toBeVisible()
  expect(mock.db.workGroups.require(805)).toMatchObject({ start_time: '12:00:00', end_time: '12:00:00' })
})

test('a group is changed; who is suspended may stay, and only current workers join', async () => {
  const { user, mock } = await renderScreen(groups('&pagina=2'), { as: 'obra' })
  await open(user, 'Albañilería')
  const form = await dialog()
  expect(await form.findByText('Ovidio Llanos (Suspendido)')).toBeVisible()
  await user.click(await form.findByRole('combobox', { name: /^Trabajadores/ }))
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  expect(offered.some((option) => option?.includes('Rigoberto Echazú'))).toBe(false)
  expect(offered.some((option) => option?.includes("Yonatan D'Agostino"))).toBe(false)
  await addWorker(user, '29473081')
  await user.click(form.getByRole('button', { name: 'Quitar a Aníbal Acuña' }))
  await fill(user, /^Título/, 'Albañilería fina')
  await user.click(form.getByRole('checkbox', { name: 'Autorización activa' }))
  await save(user)
  expect(await screen.findByText(changed)).toBeVisible()
  // Back on the page from which it was opened, with what it is now.
  const told = await card('Albañilería fina')
  expect(within(told).getByText('Inactiva')).toBeVisible()
  expect(window.location.search).toBe('?tab=autorizaciones&pagina=2')
  expect(groupNamed(mock, 'Albañilería fina')).toMatchObject({ id: 801, active_flag: false })
  const workers = workersOf(mock, 'Albañilería fina')
  expect([workers.includes(701), workers.includes(715), workers.includes(725)]).toEqual([false, true, true])
})

test('the first day of a group that has ended stays; its last day brings it back', async () => {
  const { user, mock } = await renderScreen(groups('&vista=editar&id=803'), { as: 'residente' })
  const form = await dialog()
  expect(await form.findByRole('textbox', { name: /^Fecha de Inicio/ })).toBeDisabled()
  expect(form.getByText(/La autorización ya terminó: su fecha de inicio no se puede cambiar\./)).toBeVisible()
  await save(user)
  expect(form.getByText('La fecha de fin no puede ser anterior a hoy.')).toBeVisible()
  await fill(user, /^Fecha de Fin/, '20-03-2026')
  await save(user)
  expect(await screen.findByText(changed)).toBeVisible()
  expect(mock.db.workGroups.require(803)).toMatchObject({
    from_date: '2026-01-15',
    to_date: '2026-03-20',
    license_plate_number: 'AF318KD',
  })
})

test('what the backend refuses is told by the label of its field, and at the field (L8)', async () => {
  const body = {
    'preauth_fields.name': ['Ya existe un grupo con ese título.'],
    'preauth_fields.from_date': ['La fecha de inicio no sirve.'],
    'preauth_fields.to_date': ['La fecha de fin no sirve.'],
    'preauth_fields.start_time': ['La hora de inicio no sirve.'],
    'preauth_fields.end_time': ['La hora de fin no sirve.'],
  }
  const { user, mock } = await renderScreen(groups('&vista=editar&id=805'), {
    as: 'residente',
    faults: [{ operationId: 'updateGroupAuthorization', status: 400, body }],
  })
  await save(user)
  const form = await dialog()
  for (const sentence of [
    'Título: Ya existe un grupo con ese título.',
    'Fecha de Inicio: La fecha de inicio no sirve.',
    'Fecha de Fin: La fecha de fin no sirve.',
    'Hora de Inicio: La hora de inicio no sirve.',
    'Hora de Fin: La hora de fin no sirve.',
  ]) {
    expect(await form.findByText(sentence)).toBeVisible()
  }
  expect(form.getByRole('textbox', { name: /^Título/ })).toHaveAccessibleDescription(
    /Ya existe un grupo con ese título\./,
  )
  await setFaults(mock, [
    { operationId: 'updateGroupAuthorization', status: 400, body: { non_field_errors: ['Una.', 'Y otra.'] } },
  ])
  await save(user)
  expect(await form.findByText('Una.')).toBeVisible()
  expect(form.getByText('Y otra.')).toBeVisible()
  await setFaults(mock, [{ operationId: 'updateGroupAuthorization', status: 500 }])
  await save(user)
  expect(await form.findByText('No se pudo ejecutar esta acción, por favor intente más tarde.')).toBeVisible()
  await setFaults(mock, [])
  await save(user)
  expect(await screen.findByText(changed)).toBeVisible()
})

test('a group that somebody else removed meanwhile is explained, and the list is read again', async () => {
  const { user, mock } = await renderScreen(groups(), { as: 'residente' })
  await open(user, 'Pintura')
  const form = await dialog()
  await form.findByRole('textbox', { name: /^Título/ })
  await mock.db.workGroups.save({ ...mock.db.workGroups.require(805), is_removed: true, active_flag: false })
  await fill(user, /^Título/, 'Pintura exterior')
  await save(user)
  expect(await form.findByText('Ha ocurrido un error. Intente nuevamente más tarde.')).toBeVisible()
  expect(form.getByText('Puede que otra persona la haya removido: la lista está actualizada.')).toBeVisible()
  expect(form.getByRole('textbox', { name: /^Título/ })).toHaveValue('Pintura exterior')
  await user.click(form.getByRole('button', { name: 'Cancelar' }))
  await user.click(await button('Salir sin guardar'))
  await waitFor(async () => expect(await names()).not.toContain('Pintura'))
})

test('a worker who left the roster meanwhile is told at the list of workers', async () => {
  const { user, mock } = await renderScreen(groups('&vista=nueva'), { as: 'residente' })
  await screen.findByRole('dialog', { name: newGroup })
  await fill(user, /^Título/, 'Yesería')
  await addWorker(user, '29473081')
  for (const link of mock.db.groupWorkers.by('worker_id', 725)) await mock.db.groupWorkers.remove(link.id)
  await mock.db.workers.remove(725)
  await create(user)
  expect((await screen.findAllByText('Alguno de los trabajadores no es de la obra.'))[0]).toBeVisible()
  expect(groupNamed(mock, 'Yesería')).toBeUndefined()
  await user.click(await button('Quitar a Sandra Zapiola'))
  await create(user)
  expect(await screen.findByText(created)).toBeVisible()
})

test('a group is removed after a question that names it', async () => {
  const { user, mock } = await renderScreen(groups(), { as: 'obra' })
  await user.click(await button('Remover: Pintura'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover Autorización' }))
  expect(
    question.getByText('¿Seguro que querés remover «Pintura»? Nadie va a poder entrar con ella.'),
  ).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Remover' }))
  expect(await screen.findByText('Se removió la autorización con éxito.')).toBeVisible()
  await waitFor(async () => expect(await names()).not.toContain('Pintura'))
  expect(mock.db.workGroups.require(805)).toMatchObject({ is_removed: true, active_flag: false })
})

test('a removal that fails is said in the question; one that came too late, too', async () => {
  const { user, mock } = await renderScreen(groups(), {
    as: 'residente',
    faults: [{ operationId: 'deleteGroupAuthorization', status: 500 }],
  })
  await user.click(await button('Remover: Pintura'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remover Autorización' }))
  await user.click(question.getByRole('button', { name: 'Remover' }))
  expect(await question.findByText('No pudimos remover esta autorización, intente más tarde.')).toBeVisible()
  await setFaults(mock, [])
  await mock.db.workGroups.save({ ...mock.db.workGroups.require(805), is_removed: true, active_flag: false })
  await user.click(question.getByRole('button', { name: 'Remover' }))
  expect(await question.findByText(/Ha ocurrido un error\. Intente nuevamente más tarde\./)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancelar' }))
  await waitFor(async () => expect(await names()).not.toContain('Pintura'))
})

test.each(['806666', '809', '0', '2.5', '1e9', ''])('a group that is not there by a link: %s', async (id) => {
  const { user } = await renderScreen(groups(`&vista=editar&id=${id}`), { as: 'residente' })
  expect(await screen.findByText('No encontramos esta autorización')).toBeVisible()
  await user.click(await button('Volver a las autorizaciones'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await names()).toHaveLength(5)
})

test('a group of another page by a link is found', async () => {
  await renderScreen(groups('&vista=editar&id=801'), { as: 'residente' })
  const form = await dialog()
  expect(await form.findByRole('textbox', { name: /^Título/ })).toHaveValue('Albañilería')
})

test('after a change the roster tells at once who may enter tomorrow', async () => {
  const { user } = await renderScreen('/construction/501?tab=nomina&dni=40628193', { as: 'residente' })
  // Pintura lets her in on Tuesday, until it is removed.
  const row = () => screen.findByRole('row', { name: /Núñez, Lucía/ })
  await waitFor(async () => expect(await row()).toHaveTextContent('Sí'))
  await user.click(await screen.findByRole('tab', { name: 'Autorizaciones' }))
  await user.click(await button('Remover: Pintura'))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Remover' }))
  await screen.findByText('Se removió la autorización con éxito.')
  await user.click(await screen.findByRole('tab', { name: 'Nómina' }))
  const search = await screen.findByRole('searchbox', { name: 'Buscar en la nómina por DNI' })
  await user.type(search, '40628193')
  await waitFor(async () => expect(await row()).toHaveTextContent('No está en ninguna autorización.'))
})
