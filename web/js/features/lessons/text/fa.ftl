### درس‌ها: آن‌چه بعد از باز شدن گفته می‌شود.

lessons-line = { $game } را در بیست دقیقه یاد بگیرید: تمرین‌های کوتاه سر میز، هر کدام با یک نکته.
lessons-read = یا در دو دقیقه بخوانید
lessons-begin = از این‌جا شروع کنید
lessons-number = { $number }. { $title }
lessons-next = درس بعد
lessons-stars = { $count } ستاره از سه
puzzles-open = معماها
