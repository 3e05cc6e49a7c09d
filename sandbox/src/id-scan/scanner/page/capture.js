/** Takes a picture of an ID by camera or file, or a specimen, and sends it with the outcome that was chosen. */

const find = (selector) => document.querySelector(selector);
const finder = find('.finder');
const video = find('video');
const shown = find('#picture');
const camera = find('#camera');
const take = find('#take');
const again = find('#again');
const send = find('#send');
const cancel = find('#cancel');
const problem = find('#problem');
const texts = document.body.dataset;

/** Larger pictures are drawn smaller before they are sent. */
const sideMax = 2000;
let picture = null;
let stream = null;

const say = (name) => {
  problem.textContent = name === null ? '' : texts[name];
};

function stopCamera() {
  for (const track of stream?.getTracks() ?? []) track.stop();
  stream = null;
  video.srcObject = null;
}

function show(state) {
  finder.dataset.state = state;
  video.hidden = state !== 'live';
  shown.hidden = state !== 'taken';
  find('.finder p').hidden = state !== 'empty';
  take.hidden = state !== 'live';
  camera.hidden = state !== 'empty';
  again.hidden = state !== 'taken';
}

function keep(blob, specimen = null) {
  stopCamera();
  picture = blob;
  URL.revokeObjectURL(shown.src);
  shown.src = URL.createObjectURL(blob);
  shown.alt = texts.chosen;
  for (const button of document.querySelectorAll('[data-specimen]')) {
    button.setAttribute('aria-pressed', String(button === specimen));
  }
  say(null);
  show('taken');
  if (specimen) finder.scrollIntoView({ block: 'center' });
}

/** As JPEG of a size that everybody can send. */
async function draw(source, width, height) {
  const scale = Math.min(1, sideMax / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d').drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
}

async function openCamera() {
  say(null);
  try {
    const wanted = { facingMode: { ideal: 'environment' }, width: { ideal: 1920 } };
    stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
    video.srcObject = stream;
    await video.play();
    show('live');
  } catch (error) {
    stopCamera();
    show('empty');
    say(error.name === 'NotAllowedError' ? 'refused' : 'missing');
  }
}

async function takeFile(file) {
  try {
    const bitmap = await createImageBitmap(file);
    keep(await draw(bitmap, bitmap.width, bitmap.height));
  } catch {
    say('unreadable');
  }
}

async function takeSpecimen(button) {
  const answer = await fetch(button.dataset.specimen).catch(() => null);
  if (answer?.ok) keep(await answer.blob(), button);
  else say('failed');
}

async function finish(outcome, button) {
  const label = button.textContent;
  say(null);
  send.disabled = true;
  cancel.disabled = true;
  button.textContent = texts.sending;
  const address = new URL(location.href);
  address.searchParams.set('outcome', outcome);
  const body = picture ? { body: picture, headers: { 'content-type': picture.type } } : {};
  const answer = await fetch(address, { method: 'POST', ...body }).catch(() => null);
  if (answer?.ok) {
    const { next } = await answer.json();
    const page = texts.frame === 'true' ? window.top : window;
    page.location.assign(next);
    return;
  }
  send.disabled = false;
  cancel.disabled = false;
  button.textContent = label;
  say('failed');
}

camera.addEventListener('click', openCamera);
again.addEventListener('click', openCamera);
take.addEventListener('click', async () =>
  keep(await draw(video, video.videoWidth, video.videoHeight)),
);
find('#file').addEventListener('change', ({ target }) => {
  const [file] = target.files;
  if (file) takeFile(file);
});
find('.specimens').addEventListener('click', ({ target }) => {
  const button = target.closest('[data-specimen]');
  if (button) takeSpecimen(button);
});
cancel.addEventListener('click', () => finish('interrupted', cancel));
send.addEventListener('click', () => {
  const outcome = find('[name=outcome]:checked').value;
  const isRead = outcome === 'success' || outcome === 'slow';
  if (isRead && !picture) say('needed');
  else finish(outcome, send);
});
// Until now a tap would have been lost.
for (const button of document.querySelectorAll('button[disabled]')) button.disabled = false;
