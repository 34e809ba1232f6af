import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen, setFaults } from '../../support/render-screen'
import { chooseCases } from '../../support/scope'
import { matchWholeText } from '../../support/whole-text'
import { buildGroupsPath, findButton, findCard, findGroup, listGroupNames } from './group-steps'

test('lists five groups per page, the newest first, with their days, hours and validity', async () => {
  const { user } = await renderScreen(buildGroupsPath(), { as: 'residente' })
  expect(await listGroupNames()).toEqual([
    'Limpieza final',
    'Herrería',
    'Pintura',
    'Electricidad, gas y plomería 1',
    'Hormigonado',
  ])
  const groupCard = await findCard('Pintura')
  expect(within(groupCard).getByText('Activa')).toBeVisible()
  expect(within(groupCard).getByText('Próxima a vencer')).toBeVisible()
  expect(within(groupCard).getByText('Vence mañana')).toBeVisible()
  for (const fact of ['Desde 09-03-2026', 'Hasta 17-03-2026', 'Entrada 07:00', 'Salida 17:00']) {
    expect(within(groupCard).getByText(matchWholeText(fact))).toBeVisible()
  }
  const days = within(groupCard).getByRole('list', { name: 'Días permitidos' })
  expect(
    within(days)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mmartes', 'Mmiércoles', 'Jjueves', 'Vviernes'])
  const expiredCard = await findCard('Hormigonado')
  expect(within(expiredCard).getByText('Vencida')).toBeVisible()
  expect(expiredCard).toHaveTextContent('Venció el 13-03-2026')

  await user.click(await findButton('Página 2'))
  await waitFor(async () => expect(await listGroupNames()).toEqual(['Albañilería']))
  const currentCard = within(await findCard('Albañilería'))
  expect(currentCard.getByText('Vigente')).toBeVisible()
  expect(currentCard.getByText('Ingresan por la guardia de proveedores.')).toBeVisible()
})

test('shows neither a future group nor a group without workers as valid', async () => {
  await renderScreen(buildGroupsPath(), { as: 'residente' })
  const upcomingCard = within(await findCard('Limpieza final'))
  expect(upcomingCard.getByText(matchWholeText('Comienza el 13-08-2026'))).toBeVisible()
  expect(upcomingCard.queryByText('Vigente')).not.toBeInTheDocument()
  const emptyCard = within(await findCard('Herrería'))
  expect(emptyCard.getAllByText('Sin trabajadores')).toHaveLength(2)
  expect(emptyCard.queryByText('Vigente')).not.toBeInTheDocument()
})

test("hides an inactive group until the user checks 'Ver también inactivas' or activates the group", async () => {
  const { user, mock } = await renderScreen(buildGroupsPath('&pagina=2'), { as: 'residente' })
  await findCard('Albañilería')
  expect(screen.queryByRole('listitem', { name: 'Carpintería' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Ver también inactivas' }))
  const inactiveCard = within(await findCard('Carpintería'))
  expect(inactiveCard.getByText('Inactiva')).toBeVisible()
  expect(inactiveCard.getByText('No vigente')).toBeVisible()
  expect(inactiveCard.queryByText(/^Vence/)).not.toBeInTheDocument()
  expect(await listGroupNames()).toHaveLength(5)
  expect(await listGroupNames()).not.toContain('Demolición')
  expect(window.location.search).toBe('?tab=autorizaciones&inactivas=true')

  await user.click(inactiveCard.getByRole('button', { name: /^Administrar Autorización/ }))
  const form = within(await screen.findByRole('dialog'))
  await user.click(await form.findByRole('checkbox', { name: 'Autorización activa' }))
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Autorización modificada con éxito.')).toBeVisible()
  expect(findGroup(mock, 'Carpintería')).toMatchObject({ active_flag: true })
  await user.click(await screen.findByRole('checkbox', { name: 'Ver también inactivas' }))
  await waitFor(async () => expect(await listGroupNames()).toContain('Carpintería'))
})

test('explains which filter shows a group after the user deactivates the group', async () => {
  const { user, mock } = await renderScreen(buildGroupsPath(), { as: 'residente' })
  await user.click(await findButton('Administrar Autorización: Pintura'))
  const form = within(await screen.findByRole('dialog'))
  await user.click(await form.findByRole('checkbox', { name: 'Autorización activa' }))
  await user.click(form.getByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('Autorización modificada con éxito.')).toBeVisible()
  expect(screen.getByText('Quedó inactiva: la encontrás con «Ver también inactivas».')).toBeVisible()
  await waitFor(async () => expect(await listGroupNames()).not.toContain('Pintura'))
  expect(findGroup(mock, 'Pintura')).toMatchObject({ active_flag: false, is_removed: false })
})

test('shows only those allowed weekdays that occur between the first and the last day of a group', async () => {
  await renderScreen(buildGroupsPath(), {
    as: 'residente',
    prepare: async ({ db }) => {
      const group = db.workGroups.first((row) => row.name === 'Limpieza final')
      if (group) await db.workGroups.save({ ...group, from_date: '2026-03-25', to_date: '2026-03-26' })
    },
  })
  const days = within(await findCard('Limpieza final')).getByRole('list', { name: 'Días permitidos' })
  expect(
    within(days)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mmiércoles', 'Jjueves'])
})

test("opens the table of a group's workers", async () => {
  const { user } = await renderScreen(buildGroupsPath('&pagina=2'), { as: 'obra' })
  const groupCard = await findCard('Albañilería')
  expect(within(groupCard).queryByRole('table')).not.toBeInTheDocument()
  await user.click(within(groupCard).getByText('7 trabajadores'))
  const table = await within(groupCard).findByRole('table', { name: 'Trabajadores de Albañilería' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nombre', 'DNI', 'Teléfono', 'Seguro A.R.T.', 'Antecedentes penales', 'Estado'])
  const getRow = (name: string) => within(table).getByRole('row', { name: new RegExp(name) })
  expect(getRow('Aníbal Acuña')).toHaveTextContent('30-09-2026')
  expect(getRow('Íñigo Ordóñez')).toHaveTextContent('19-03-2026Vence en 3 días')
  expect(getRow('Zoilo Ávila')).toHaveTextContent('Venció el 15-03-2026')
  expect(getRow('Ovidio Llanos')).toHaveTextContent('Suspendido')
})

test('explains that a group without workers admits nobody', async () => {
  const { user } = await renderScreen(buildGroupsPath(), { as: 'residente' })
  const groupCard = await findCard('Herrería')
  await user.click(within(groupCard).getByText('Sin trabajadores', { selector: 'summary *, summary' }))
  expect(
    await within(groupCard).findByText(
      'Nadie puede entrar con esta autorización hasta que le agregues trabajadores.',
    ),
  ).toBeVisible()
})

test('shows that a work has no groups', async () => {
  await renderScreen(buildGroupsPath(), { as: 'residente', scenario: 'empty' })
  expect(
    await screen.findByText('Aún no existen grupos de trabajadores registrados para esta obra.'),
  ).toBeVisible()
})

test.each(
  chooseCases(
    [
      '&pagina=99',
      '&inactivas=quizas',
      '&pagina=0',
      '&pagina=2.5',
      '&pagina=1e9',
      '&pagina=ñ',
      '&vista=nada&id=-1',
    ],
    2,
  ),
)('shows the first page of the groups for an invalid address: %s', async (invalidParameters) => {
  await renderScreen(buildGroupsPath(invalidParameters), { as: 'residente' })
  await waitFor(async () => expect((await listGroupNames())[0]).toBe('Limpieza final'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('shows a failure to read the groups, and retries', async () => {
  const { user, mock } = await renderScreen(buildGroupsPath(), {
    as: 'residente',
    faults: [{ operationId: 'listGroupAuthorizations', status: 500 }],
  })
  const retryButton = await findButton('Reintentar')
  await setFaults(mock, [])
  await user.click(retryButton)
  expect(await listGroupNames()).toHaveLength(5)
})

test('disables the buttons of the groups, and the form that a link opens, for a suspended manager', async () => {
  const { user, mock } = await renderScreen(buildGroupsPath('&vista=editar&id=805'), {
    as: 'obra',
    prepare: async ({ db }) => {
      const managerOfUser = db.workManagers.first((row) => row.work_id === 501 && row.person_id === 304)
      if (managerOfUser) await db.workManagers.save({ ...managerOfUser, status: 'SUSPENDED' })
    },
  })
  const reason = 'Estás suspendido como responsable de esta obra: solo podés ver sus datos.'
  const dialog = within(await screen.findByRole('dialog', { name: 'Administrar Autorización' }))
  expect(await dialog.findByRole('textbox', { name: /^Título/ })).toBeDisabled()
  const saveButton = dialog.getByRole('button', { name: 'Guardar' })
  expect(saveButton).toHaveAccessibleDescription(reason)
  await user.click(saveButton)
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  for (const name of [
    'Nueva Autorización de Grupo de Obra',
    /^Administrar Autorización: Pintura/,
    /^Remover: Pintura/,
  ]) {
    const disabledButton = await findButton(name)
    expect(disabledButton).toHaveAttribute('aria-disabled', 'true')
    expect(disabledButton).toHaveAccessibleDescription(reason)
  }
  expect(findGroup(mock, 'Pintura')).toMatchObject({ is_removed: false, to_date: '2026-03-17' })
})

test('disables the button for a new group if the work has ended', async () => {
  await renderScreen(buildGroupsPath('', 502), {
    as: 'residente',
    prepare: async ({ db }) => {
      const work = db.works.require(502)
      await db.works.save({ ...work, start_date: '2025-01-02', end_date: '2025-02-03' })
    },
  })
  const disabledButton = await findButton('Nueva Autorización de Grupo de Obra')
  expect(disabledButton).toHaveAttribute('aria-disabled', 'true')
  expect(disabledButton).toHaveAccessibleDescription(
    'La obra terminó el 03-02-2025: ya no se puede autorizar el ingreso.',
  )
})
