import { addDays, createWeekdayFlags } from '@mocks/rules/calendar'
import { errorWorkIds } from '@mocks/scenarios/errors/works'
import { today } from '../mocks/handlers/backend'
import { notFoundForEveryAccount, type OperationRecords } from './operation-record'
import {
  casaPerez,
  createRefusedForeignWorkCall,
  createRefusedSuspendedManagerCall,
  otherWorkBody,
  statusesForAscensor,
  statusesForCasaPerez,
  workIds,
} from './work-calls'

const pathInForeignWork = { id: 891 }
const pathInWorkOfSuspendedManager = { id: errorWorkIds.groupOfSuspended }
const pathInOtherWork = { id: 809 }

/**
 * Creates the request body of a group that may enter on the Mondays of the next 20 days. `fields` replaces single
 * `preauth_fields`.
 */
const createGroupBody = (fields: object = {}, workers = [701], work = 501) => ({
  work,
  workers,
  preauth_fields: {
    name: 'Yesería',
    type: 'VENDOR',
    from_date: today,
    to_date: addDays(today, 20),
    start_time: '07:00:00',
    end_time: '17:00:00',
    ...createWeekdayFlags(['monday_flag']),
    source: 'PERSON',
    method: 'WEB',
    ...fields,
  },
})

/** The request body of a group, with every field of the form. */
const completeBody = createGroupBody(
  {
    name: 'Yesería y durlock',
    description: 'Traen andamios.',
    to_date: '2026-04-16',
    start_time: '08:15:00',
    end_time: '16:30:00',
    ...createWeekdayFlags(['monday_flag', 'tuesday_flag', 'thursday_flag', 'friday_flag']),
    active_flag: true,
    oncheckin_notify_flag: true,
    oncheckout_notify_flag: false,
    concurrent_flag: true,
    allDay: false,
    license_plate_number: 'AB 123 CD',
  },
  [701, 702],
)

const createRefusedFieldCall = (
  invalidInput: string,
  errorField: string,
  sentence: string,
  fields: object,
  workers: number[] = [errorWorkIds.worker],
) => ({
  steps: `Create a group of Casa Pérez with ${invalidInput}`,
  expectedBody: { [errorField]: [sentence] },
  body: createGroupBody(fields, workers),
})

export const workGroups: OperationRecords<'work-groups'> = {
  listGroupAuthorizations: {
    call: { path: casaPerez, query: { page: 1, is_active_flag: true } },
    access: [['Casa Pérez', {}, statusesForCasaPerez(200)]],
    refusals: { 404: [createRefusedForeignWorkCall()] },
  },
  createGroupAuthorization: {
    call: { path: casaPerez, body: completeBody },
    access: [
      ['Casa Pérez', { body: createGroupBody() }, statusesForCasaPerez(201)],
      [
        'a work where obra is suspended',
        { path: { workId: workIds.ascensor }, body: createGroupBody({}, [], workIds.ascensor) },
        statusesForAscensor(400, 403),
      ],
    ],
    refusals: {
      400: [
        createRefusedFieldCall(
          'only spaces as the title',
          'preauth_fields.name',
          'El título no puede estar vacío.',
          {
            name: '   ',
          },
        ),
        createRefusedFieldCall(
          'a first day before the first day of the work',
          'preauth_fields.from_date',
          'La fecha de inicio no puede ser anterior a la de la obra.',
          { from_date: addDays(today, -300) },
        ),
        createRefusedFieldCall(
          'a last day after the last day of the work',
          'preauth_fields.to_date',
          'La fecha de fin no puede ser posterior a la de la obra.',
          { to_date: addDays(today, 900) },
        ),
        createRefusedFieldCall(
          'a last day before the first day',
          'preauth_fields.to_date',
          'La fecha de fin no puede ser anterior a la de inicio.',
          { from_date: addDays(today, 9), to_date: addDays(today, 8) },
        ),
        createRefusedFieldCall(
          'a last day before today',
          'preauth_fields.to_date',
          'La fecha de fin no puede ser anterior a hoy.',
          { from_date: addDays(today, -9), to_date: addDays(today, -8) },
        ),
        createRefusedFieldCall(
          '07:10 as the start',
          'preauth_fields.start_time',
          'El horario debe ser de quince en quince minutos.',
          { start_time: '07:10:00' },
        ),
        createRefusedFieldCall(
          '18:00 as the end',
          'preauth_fields.end_time',
          'La hora de fin no puede ser posterior a las 17:00.',
          { end_time: '18:00:00' },
        ),
        createRefusedFieldCall(
          '06:00 as the end, before the start at 07:00',
          'preauth_fields.end_time',
          'La hora de fin no puede ser anterior a la de inicio.',
          { end_time: '06:00:00' },
        ),
        createRefusedFieldCall(
          'no weekday',
          'non_field_errors',
          'Elegí por lo menos un día de la semana.',
          createWeekdayFlags([]),
        ),
        createRefusedFieldCall(
          'Sunday as an allowed day',
          'non_field_errors',
          'Solo se puede autorizar de lunes a viernes.',
          createWeekdayFlags(['sunday_flag']),
        ),
        createRefusedFieldCall(
          'a worker who was removed from the work in another tab',
          'workers',
          'Alguno de los trabajadores no es de la obra.',
          {},
          [errorWorkIds.workerOfSuspended],
        ),
        createRefusedFieldCall(
          'the suspended worker ‘Fermín Suspendido: no entra a un grupo’',
          'workers',
          'Fermín Suspendido: no entra a un grupo no está vigente en la nómina de la obra.',
          {},
          [errorWorkIds.suspendedWorker],
        ),
        {
          steps: 'Create a group of Casa Pérez while another work is open in a second tab',
          expectedBody: otherWorkBody,
          body: createGroupBody({}, [errorWorkIds.worker], 502),
        },
      ],
      403: [createRefusedSuspendedManagerCall({}, {})],
      404: [createRefusedForeignWorkCall({}, {})],
    },
  },
  updateGroupAuthorization: {
    call: { path: { ...casaPerez, id: 805 }, body: completeBody, as: 'obra' },
    access: [
      ['a group of Casa Pérez', { body: createGroupBody() }, statusesForCasaPerez(200)],
      ['a removed group', { path: { id: 802 }, body: createGroupBody({}, []) }, notFoundForEveryAccount],
    ],
    refusals: {
      400: [
        {
          steps: 'Edit ‘Terminada: no cambia su inicio’ so that it begins today',
          expectedBody: {
            'preauth_fields.from_date': [
              'La fecha de inicio de una autorización que ya terminó no se puede cambiar.',
            ],
          },
          path: { id: errorWorkIds.endedGroup },
          body: createGroupBody({}, [errorWorkIds.worker]),
        },
      ],
      403: [createRefusedSuspendedManagerCall(pathInWorkOfSuspendedManager, {})],
      404: [createRefusedForeignWorkCall(pathInForeignWork, {})],
    },
  },
  deleteGroupAuthorization: {
    call: { path: { ...casaPerez, id: 805 } },
    access: [
      ['a group of another work', { path: pathInOtherWork }, notFoundForEveryAccount],
      ['a group of Casa Pérez', { path: { id: 801 } }, statusesForCasaPerez(204)],
    ],
    refusals: {
      403: [createRefusedSuspendedManagerCall(pathInWorkOfSuspendedManager)],
      404: [createRefusedForeignWorkCall(pathInForeignWork)],
    },
  },
}
