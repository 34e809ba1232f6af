import type { Schemas } from '@mocks/contract/operations'
import {
  changeBackgroundCheck,
  changeEntry,
  createEntry,
  isBackgroundCheckListed,
  type JoinedEntry,
  requireChangeable,
  submitBackgroundCheck,
} from '@mocks/rules/background-checks'
import { describe, expect, it } from 'vitest'
import { person, refusalOf, today } from './sample-rows'
import { attachment, backgroundCheck, entry } from './submission-rows'

const creator = person(304)
const type = { id: 2, real_property_id: 101, name: 'RNR' }
const making = { id: 7, creator, person: person(7), submission: null, people: [], type, today }
const input = (more: Partial<Schemas['BackgroundCheckPersonInput']> = {}) => ({
  person: 7,
  from_date: '2026-03-10',
  to_date: '2026-09-10',
  status: 'PENDING' as const,
  comment: null,
  background_check_submission: null,
  background_check_type: 2,
  ...more,
})
const onlyPending = {
  status: 409,
  body: { message: 'Solo se pueden editar solicitudes en estado PENDIENTE' },
}

describe('making an entry', () => {
  it('needs no submission: it is PENDING and its maker’s', () => {
    expect(createEntry(input(), making)).toEqual(entry(7, { background_check_type_id: 2 }))
  })

  it('may join a submission that is PENDING', () => {
    const joined = createEntry(input(), { ...making, submission: backgroundCheck() })
    expect(joined.background_check_submission_id).toBe(8002)
    const decided = { ...making, submission: backgroundCheck({ status: 'REJECTED' }) }
    expect(refusalOf(() => createEntry(input(), decided))).toEqual(onlyPending)
  })

  it('may have no type, and no other neighbourhood’s', () => {
    expect(createEntry(input({ background_check_type: null }), { ...making, type: undefined })).toEqual(
      entry(7),
    )
    expect(createEntry(input({ background_check_type: undefined }), { ...making, type: undefined })).toEqual(
      entry(7),
    )
    for (const wrong of [undefined, { ...type, real_property_id: 102 }]) {
      expect(refusalOf(() => createEntry(input(), { ...making, type: wrong }))).toEqual({
        status: 400,
        body: { background_check_type: ['El tipo de antecedente no existe en el barrio.'] },
      })
    }
  })

  it('refuses days that cannot be, strangers, and who is there already', () => {
    expect(refusalOf(() => createEntry(input({ to_date: '2026-03-09' }), making)).body).toEqual({
      to_date: ['La fecha de fin no puede ser anterior a la de inicio.'],
    })
    expect(refusalOf(() => createEntry(input({ to_date: '2026-03-15' }), making)).body).toEqual({
      to_date: ['La fecha de fin no puede ser anterior a hoy.'],
    })
    expect(refusalOf(() => createEntry(input(), { ...making, person: undefined })).status).toBe(400)
    const repeated = refusalOf(() => createEntry(input(), { ...making, people: [entry(7)] }))
    expect(repeated.status).toBe(409)
    expect(repeated.body).toEqual({
      message: `La persona Ana Apellido 7 con documento ${person(7).id_number} ya se encuentra registrada en la presentación.`,
    })
  })
})

describe('changing an entry', () => {
  const ground = { type, today, realPropertyId: 101 }
  const days = { from_date: '2026-03-11', to_date: '2026-12-31' }

  it('changes days and type; an absent type stays', () => {
    const before = entry(7, { background_check_type_id: 2 })
    expect(changeEntry(before, null, days, ground)).toEqual({ ...before, ...days })
    expect(
      changeEntry(before, null, { ...days, background_check_type: null }, ground).background_check_type_id,
    ).toBeNull()
  })

  it('takes the rest only as it was', () => {
    const before = entry(7, { background_check_submission_id: 8002 })
    const same = { person: 7, background_check_submission: 8002, status: 'PENDING', comment: null } as const
    expect(changeEntry(before, backgroundCheck(), { ...days, ...same }, ground)).toMatchObject(days)
    const other = { ...days, person: 8, background_check_submission: null }
    expect(refusalOf(() => changeEntry(before, backgroundCheck(), other, ground)).body).toEqual({
      person: ['No se puede cambiar.'],
      background_check_submission: ['No se puede cambiar.'],
    })
  })

  it('is over once it or its submission is decided', () => {
    const decided = backgroundCheck({ status: 'APPROVED' })
    expect(refusalOf(() => changeEntry(entry(7), decided, days, ground))).toEqual(onlyPending)
    expect(refusalOf(() => requireChangeable(entry(7, { status: 'REJECTED' }), null))).toEqual(onlyPending)
    expect(() => requireChangeable(entry(7), backgroundCheck())).not.toThrow()
  })
})

describe('filing', () => {
  const file = (id: number, more: Partial<JoinedEntry> = {}): JoinedEntry => ({
    entry: entry(id),
    person: person(id),
    type: null,
    attachments: [attachment({ insurance_submission_id: null, background_check_person_id: id })],
    ...more,
  })
  const filing = { id: 8002, creator, now: new Date('2026-03-16T13:00:00Z') }
  const refused = (asked: readonly (JoinedEntry | undefined)[]) =>
    refusalOf(() => submitBackgroundCheck({ people: [] }, asked, filing))

  it('takes the entries, in their order', () => {
    const { submission, entries } = submitBackgroundCheck(
      { people: [9, 7], description: ' Ayudantes ' },
      [file(9), file(7)],
      filing,
    )
    expect(submission).toEqual(backgroundCheck({ description: 'Ayudantes' }))
    expect(entries).toEqual([9, 7].map((id) => entry(id, { background_check_submission_id: 8002 })))
  })

  it('needs somebody, whom the caller entered', () => {
    expect(refused([])).toEqual({ status: 400, body: { people: ['Por favor agregue trabajadores'] } })
    expect(refused([file(7), undefined])).toEqual({
      status: 400,
      body: { people: ['Alguno de los antecedentes no existe.'] },
    })
  })

  it('takes an entry once, and a person once', () => {
    const taken = file(7, { entry: entry(7, { background_check_submission_id: 8000 }) })
    expect(refused([taken])).toEqual({
      status: 409,
      body: { message: 'El antecedente de Ana Apellido 7 ya es parte de otra presentación.' },
    })
    expect(refused([file(7), file(8, { entry: entry(7, { id: 8 }), person: person(7) })]).status).toBe(409)
  })

  it('wants the file of each', () => {
    expect(refused([file(7), file(8, { attachments: [] }), file(9, { attachments: [] })])).toEqual({
      status: 400,
      body: {
        people: ['Adjuntá el archivo de Ana Apellido 8.', 'Adjuntá el archivo de Ana Apellido 9.'],
      },
    })
  })
})

it('observations that are not sent stay', () => {
  const before = backgroundCheck({ description: 'antes' })
  expect(changeBackgroundCheck(before, {})).toEqual(before)
  expect(changeBackgroundCheck(before, { description: '' }).description).toBe('')
  expect(refusalOf(() => changeBackgroundCheck(backgroundCheck({ status: 'APPROVED' }), {}))).toEqual(
    onlyPending,
  )
})

describe('the list', () => {
  const people = () => [
    person(304, { first_name: 'Ricardo', last_name: 'Montes', id_number: '28777888' }),
    person(9, { first_name: 'Íñigo', last_name: 'Núñez', id_number: '24718305' }),
  ]

  it.each([
    [{}, true],
    [{ creatorId: 1 }, false],
    [{ status: 'REJECTED' }, false],
    [{ person_id_number: '24.718' }, true],
    [{ person_id_number: '777' }, true],
    [{ person_id_number: '999' }, false],
    [{ person_id_number: ' ' }, true],
    [{ person_full_name: 'inigo', person_id_number: '2471' }, true],
    [{ person_full_name: 'nadie', person_id_number: '2471' }, false],
  ])('narrowed to %j has it: %s', (filter, expected) => {
    expect(isBackgroundCheckListed(backgroundCheck(), { creatorId: 304, ...filter } as never, people)).toBe(
      expected,
    )
  })
})
