/** Refusals in words. */
import { sentence } from '../../lobby/words';
import type { NetError } from '../../net/errors';
import { t } from '../../texts/texts.svelte';

/** What a person is told when something was refused, or did not arrive. */
export const refusalText = (error: NetError): string => {
  if (error.kind === 'lost') return t('net-lost');
  if (error.kind === 'offline') return t('net-offline');
  return error.code === 'stale' ? t('net-stale') : sentence(error.message);
};
