import { errors } from '@/copy/errors'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { formatDay, formatDayWithWeekday, formatInstant, toShortTime } from '@/domain/days'
import { CatalogueSection } from '../CatalogueSection'
import { copy } from '../copy'
import { toDescriptionItems } from '../description-items'

const { errorCauses, sections, voice, buttons, terms, ...dateNames } = copy.language

const items: Record<keyof typeof sections, Record<string, string>> = {
  voice,
  buttons,
  errors: Object.fromEntries(
    Object.entries(errorCauses).map(([kind, cause]) => [cause, errors[kind as keyof typeof errorCauses]]),
  ),
  dates: {
    [dateNames.day]: formatDay('2026-03-16'),
    [dateNames.dayOnCard]: formatDayWithWeekday('2026-03-16'),
    [dateNames.instant]: formatInstant('2026-03-16T12:12:00Z'),
    [dateNames.time]: toShortTime('18:30:00'),
  },
  terms,
}

/** Shows how the portal words its texts: voice, buttons, errors, dates and terms. */
export const WordsPage = () =>
  Object.entries(sections).map(([id, texts]) => (
    <CatalogueSection key={id} id={id} {...texts}>
      <DescriptionList items={toDescriptionItems(items[id as keyof typeof items])} />
    </CatalogueSection>
  ))
