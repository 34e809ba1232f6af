import { page } from '@/copy/page'
import { NoticeBar } from '@/design-system/components/NoticeBar/NoticeBar'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { storeOfDevice } from './app-stores'
import { copy } from './copy'

/** The yellow banner of the app. */
export function AppBanner() {
  const { banner, name } = copy.app
  return (
    <NoticeBar
      label={name}
      action={
        <TextLink href={storeOfDevice()} newTabLabel={page.opensInTab}>
          {banner.action}
        </TextLink>
      }
    >
      {banner.text}
    </NoticeBar>
  )
}
