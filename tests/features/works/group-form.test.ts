import { findGroupTermRefusals } from '@mocks/rules/work-group-terms'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import { addDays } from '@/domain/days'
import { toWeekdayFlags, weekdays } from '@/domain/weekdays'
import {
  createGroupSchema,
  createGroupValues,
  type GroupValues,
  toGroupInput,
  toGroupValues,
} from '@/features/works/groups/group-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { createGroupRow, createWorkRow } from '../../mocks/rules/work-rows'
import { findContractErrors } from '../../support/contract-errors'
import { chooseCount } from '../../support/scope'

const monday = '2026-03-16'
const work = createWorkRow()
const validValues: GroupValues = { ...createGroupValues(work), name: 'Yesería', workers: ['701', '702'] }
const schema = createGroupSchema({ work, today: () => monday })
const findErrors = (patch: Partial<GroupValues>) => validateWith(schema)({ ...validValues, ...patch })
const isAccepted = (values: GroupValues) => Object.keys(validateWith(schema)(values)).length === 0

/** Checks the values against the rules of the mock backend, and returns the sentence of each refusal. */
const findRefusals = (values: GroupValues) =>
  Object.values(
    findGroupTermRefusals(toGroupInput(values, 501).preauth_fields, { work, today: monday }),
  ).flat()

describe('createGroupValues', () => {
  it('proposes the dates of the work, the weekdays Tuesday to Friday, and the hours 07:00 to 17:00', () => {
    expect(createGroupValues(work)).toEqual({
      name: '',
      from: '2025-11-17',
      to: '2026-10-30',
      weekdays: ['tuesday', 'wednesday', 'thursday', 'friday'],
      start: '07:00',
      end: '17:00',
      description: '',
      workers: [],
      isActive: true,
    })
    expect(findErrors({})).toEqual({})
  })
})

describe('createGroupSchema', () => {
  it.each<[Partial<GroupValues>, Partial<Record<keyof GroupValues, string>>]>([
    [{ name: '  ' }, { name: 'Ingresá el título.' }],
    [{ name: 'x'.repeat(31) }, { name: 'El título puede tener hasta 30 caracteres.' }],
    [{ from: '' }, { from: 'Elegí la fecha de inicio.' }],
    [{ from: '2025-11-16' }, { from: 'La obra empieza el 17-11-2025: elegí esa fecha o una posterior.' }],
    [{ to: '' }, { to: 'Elegí la fecha de fin.' }],
    [{ to: '2026-03-15' }, { to: 'La fecha de fin no puede ser anterior a hoy.' }],
    [{ to: '2026-10-31' }, { to: 'La obra termina el 30-10-2026: elegí esa fecha o una anterior.' }],
    [
      { from: '2026-05-02', to: '2026-05-01' },
      { to: 'La fecha de fin no puede ser anterior a la de inicio.' },
    ],
    [{ weekdays: [] }, { weekdays: 'Elegí por lo menos un día de la semana.' }],
    [{ weekdays: ['saturday', 'sunday'] }, { weekdays: 'Elegí por lo menos un día de la semana.' }],
    [{ start: '' }, { start: 'Elegí la hora de inicio.' }],
    [{ end: '' }, { end: 'Elegí la hora de fin.' }],
    [{ start: '07:10' }, { start: 'Elegí un horario de quince en quince minutos.' }],
    [{ end: '16:53' }, { end: 'Elegí un horario de quince en quince minutos.' }],
    [{ start: '007:00' }, { start: 'Elegí un horario de quince en quince minutos.' }],
    [{ start: '07:00x' }, { start: 'Elegí un horario de quince en quince minutos.' }],
    [{ start: '23:45' }, { end: 'La hora de fin no puede ser anterior a la de inicio.' }],
    [{ end: '18:00' }, { end: 'La hora de fin no puede ser posterior a las 17:00.' }],
    [{ end: '17:15' }, { end: 'La hora de fin no puede ser posterior a las 17:00.' }],
    [{ start: '12:00', end: '11:45' }, { end: 'La hora de fin no puede ser anterior a la de inicio.' }],
    [{ description: 'x'.repeat(501) }, { description: 'La descripción puede tener hasta 500 caracteres.' }],
  ])('rejects %j', (patch, sentences) => {
    expect(findErrors(patch)).toEqual(sentences)
  })

  it('accepts values at the limits, as the mock backend does', () => {
    const limits: Partial<GroupValues> = {
      // The surrounding spaces are not sent, so they do not count.
      name: ` ${'x'.repeat(30)} `,
      from: '2025-11-17',
      to: monday,
      start: '17:00',
      end: '17:00',
      description: ` ${'x'.repeat(500)} `,
      workers: [],
    }
    expect(findErrors(limits)).toEqual({})
    expect(findRefusals({ ...validValues, ...limits })).toEqual([])
  })

  it('accepts a group of one day, which is not valid for several days', () => {
    const oneDay = { from: monday, to: monday }
    expect(findErrors(oneDay)).toEqual({})
    expect(toGroupInput({ ...validValues, ...oneDay }, 501).preauth_fields.concurrent_flag).toBe(false)
  })
})

const anyDay = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -130, max: 240 }).map((days) => addDays(monday, days)) },
  { weight: 1, arbitrary: fc.constantFrom('', '2026-02-31', '16/03/2026') },
)
const anyTime = fc.oneof(
  { weight: 9, arbitrary: fc.nat({ max: 72 }).map((quarters) => formatTime(quarters * 15)) },
  { weight: 2, arbitrary: fc.nat({ max: 1439 }).map((minutes) => formatTime(minutes)) },
  { weight: 1, arbitrary: fc.constantFrom('', '16:53', '18:00', '24:00', '7:00', 'ñ') },
)
const formatTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const anyValues: fc.Arbitrary<GroupValues> = fc.record({
  name: fc.oneof(fc.constant('Yesería'), fc.string({ maxLength: 32, unit: 'grapheme' })),
  from: anyDay,
  to: anyDay,
  weekdays: fc.subarray([...weekdays]),
  start: anyTime,
  end: anyTime,
  description: fc.string({ maxLength: 20, unit: 'grapheme' }),
  workers: fc.uniqueArray(fc.integer({ min: 1, max: 900 }).map(String), { maxLength: 5 }),
  isActive: fc.boolean(),
})

describe('toGroupInput', () => {
  it('the form accepts exactly the values that the contract and the mock backend accept', () => {
    let acceptedCount = 0
    fc.assert(
      fc.property(anyValues, (values) => {
        if (isAccepted(values)) {
          acceptedCount += 1
          expect(findContractErrors('GroupAuthorizationInput', toGroupInput(values, 501))).toEqual([])
          expect(findRefusals(values)).toEqual([])
          return
        }
        const input = toGroupInput(values, 501)
        const hasContractErrors = findContractErrors('GroupAuthorizationInput', input)?.length !== 0
        expect(hasContractErrors || findRefusals(values).length > 0).toBe(true)
      }),
      { numRuns: chooseCount(300, 1500) },
    )
    expect(acceptedCount).toBeGreaterThan(chooseCount(12, 60))
  })

  it('builds the request body for a new group', () => {
    const typedValues = { ...validValues, name: ' Yesería ', description: ' Planta alta. ' }
    expect(toGroupInput(typedValues, 501)).toEqual({
      work: 501,
      workers: [701, 702],
      preauth_fields: {
        name: 'Yesería',
        description: 'Planta alta.',
        type: 'VENDOR',
        source: 'PERSON',
        method: 'WEB',
        from_date: '2025-11-17',
        to_date: '2026-10-30',
        start_time: '07:00:00',
        end_time: '17:00:00',
        ...toWeekdayFlags(['tuesday', 'wednesday', 'thursday', 'friday']),
        active_flag: true,
        concurrent_flag: true,
        oncheckin_notify_flag: false,
        oncheckout_notify_flag: false,
      },
    })
  })

  it('sends the stored values of an existing group for the fields that the form does not show', () => {
    const { id, ...terms } = createGroupRow({
      license_plate_number: 'AF318KD',
      oncheckin_notify_flag: true,
      active_flag: false,
    })
    const storedGroup = {
      id,
      preauthorization: { ...terms, people: [{ id: 701 }] },
    } as unknown as GroupAuthorization
    expect(toGroupInput(toGroupValues(storedGroup), 501, storedGroup)).toMatchObject({
      workers: [701],
      preauth_fields: {
        license_plate_number: 'AF318KD',
        oncheckin_notify_flag: true,
        oncheckout_notify_flag: false,
        active_flag: false,
        name: 'Albañilería',
      },
    })
  })
})
