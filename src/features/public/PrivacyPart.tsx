import { useLoadedPart } from './use-loaded-part'

/**
 * `PrivacyNotice`, whose code is not in the first script of the page. It is the last part of the page, so that nothing moves when it
 * appears. If its code cannot be loaded, the guest can still register.
 */
export function PrivacyPart() {
  const { data } = useLoadedPart(() => import(/* webpackChunkName: "privacy" */ './PrivacyNotice'))
  return data ? <data.Part.PrivacyNotice /> : null
}
