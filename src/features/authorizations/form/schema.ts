import * as v from 'valibot'
import { AuthorizationType } from '@/api/generated/model/authorizationType'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { LocationTo } from '@/api/generated/model/locationTo'
import { type Day, isDay } from '@/domain/days'
import { weekdays } from '@/domain/weekdays'
import { copy } from './copy'
import { peopleCount } from './people'
import { sentWeekdays } from './schedule'
import type { AuthorizationValues } from './values'

/** What the rules depend on beside the values. */
interface AuthorizationRules {
  /** Today in the neighbourhood, asked for anew each time: a form may stay open past midnight. */
  today: () => Day
  /** The day on which the authorization began: it may stay, although it has gone by. */
  keptFrom?: Day
  /** How many people are authorized already. */
  authorized?: number
}

/** The contract's limits. */
export const limits = { title: 250, note: 500, people: 1000 } as const

type Sentences = Partial<Record<keyof AuthorizationValues, string>>
const { errors } = copy

const people = v.array(v.custom<AuthorizedPerson>((input) => typeof input === 'object' && input !== null))
const inputs = v.object({
  title: v.string(),
  type: v.picklist(['', ...Object.values(AuthorizationType)]),
  days: v.picklist(['single', 'several']),
  from: v.string(),
  to: v.string(),
  week: v.picklist(['all', 'some']),
  isWeekendFiltered: v.boolean(),
  weekdays: v.array(v.picklist(weekdays)),
  hours: v.picklist(['whole', 'range']),
  start: v.string(),
  end: v.string(),
  arrival: v.picklist(['', ...Object.values(LocationTo)]),
  note: v.string(),
  people,
  removed: people,
})

/** The schema of the form (P5). Every field that is wrong says so at once, also across fields. */
export const authorizationForm = (rules: AuthorizationRules) =>
  v.pipe(
    inputs,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { value } = dataset
      for (const [key, message] of Object.entries(sentencesOf(value, rules))) {
        if (message === undefined) continue
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input: value, key, value: undefined }],
        })
      }
    }),
  )

function sentencesOf(values: AuthorizationValues, rules: AuthorizationRules): Sentences {
  return {
    title: values.title.trim().length > limits.title ? errors.title : undefined,
    type: values.type === '' ? errors.type : undefined,
    ...(values.days === 'single' ? singleDay(values, rules) : severalDays(values, rules)),
    ...(values.hours === 'range' ? hourRange(values) : {}),
    note: values.note.trim().length > limits.note ? errors.note : undefined,
    people: peopleSentence(values, rules),
  }
}

/** One day is the last one, too: it cannot have gone by, whenever the authorization began. */
function singleDay({ from }: AuthorizationValues, { today }: AuthorizationRules): Sentences {
  if (!isDay(from)) return { from: errors.from }
  return { from: from < today() ? errors.fromInThePast : undefined }
}

function severalDays(values: AuthorizationValues, { today, keptFrom }: AuthorizationRules): Sentences {
  const { from, to } = values
  const isFromPast = from < today() && from !== keptFrom
  return {
    from: isDay(from) ? (isFromPast ? errors.fromInThePast : undefined) : errors.from,
    to: lastDaySentence(from, to, today()),
    weekdays: sentWeekdays(values).length === 0 ? errors.weekdays : undefined,
  }
}

function lastDaySentence(from: string, to: string, today: Day): string | undefined {
  if (!isDay(to)) return errors.to
  if (to < from) return errors.toBeforeFrom
  return to < today ? errors.toInThePast : undefined
}

function hourRange({ start, end }: AuthorizationValues): Sentences {
  const endSentence = end > start ? undefined : errors.endNotAfterStart
  return { start: start === '' ? errors.start : undefined, end: end === '' ? errors.end : endSentence }
}

function peopleSentence(values: AuthorizationValues, { authorized }: AuthorizationRules): string | undefined {
  if (peopleCount(values, authorized) < 1) return errors.people
  const isTooMany = Math.max(values.people.length, values.removed.length) > limits.people
  return isTooMany ? errors.tooManyPeople : undefined
}
