let isSet: Promise<void> | undefined;

/** Before the first dialog opens, the styles that come with it must carry the page's nonce, or its policy refuses them. */
export function setPageNonce(): Promise<void> {
  isSet ??= import('@perya/ui/style-nonce').then(({ setStyleNonce }) => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    if (nonce) setStyleNonce(nonce);
  });
  return isSet;
}
