import { config } from '@/config'
import { Card } from '@/design-system/components/Card/Card'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { privacyCopy as words } from './privacy-copy'

/** Says what is asked of a guest, why, who sees it and for how long it is kept, by the words of the configuration. */
export function PrivacyNotice() {
  const { purpose, audience, retention } = { ...words.defaults, ...config().guestPrivacy }
  return (
    <Card as="section" aria-label={words.label}>
      <DescriptionList
        terms="above"
        items={[
          { term: words.asked, description: words.fields },
          { term: words.purpose, description: purpose },
          { term: words.audience, description: audience },
          { term: words.retention, description: retention },
        ]}
      />
    </Card>
  )
}
