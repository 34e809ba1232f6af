import { errors } from '@/copy/errors'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { formatDay, formatDayWithWeekday, formatInstant, toShortTime } from '@/domain/days'
import { CatalogueSection } from '../CatalogueSection'
import { copy } from '../copy'

const words = copy.language

const errorItems = (['network', 'timeout', 'server', 'expired', 'forbidden', 'notFound'] as const).map(
  (kind) => ({
    term: words.errorCauses[kind],
    description: errors[kind],
  }),
)

const dateItems = [
  { term: words.day, description: formatDay('2026-03-16') },
  { term: words.dayOnCard, description: formatDayWithWeekday('2026-03-16') },
  { term: words.instant, description: formatInstant('2026-03-16T12:12:00Z') },
  { term: words.time, description: toShortTime('18:30:00') },
]

/** The language of the portal: voice, buttons, errors, dates and terms. */
export const WordsPage = () => (
  <>
    <CatalogueSection id="voice" title={words.voiceTitle}>
      <DescriptionList items={words.voice} />
    </CatalogueSection>
    <CatalogueSection id="buttons" title={words.buttonsTitle} description={words.buttonsNote}>
      <DescriptionList items={words.buttons} />
    </CatalogueSection>
    <CatalogueSection id="errors" title={words.errorsTitle} description={words.errorsNote}>
      <DescriptionList items={errorItems} />
    </CatalogueSection>
    <CatalogueSection id="dates" title={words.datesTitle} description={words.datesNote}>
      <DescriptionList items={dateItems} />
    </CatalogueSection>
    <CatalogueSection id="terms" title={words.termsTitle} description={words.termsNote}>
      <DescriptionList items={words.terms} />
    </CatalogueSection>
  </>
)
