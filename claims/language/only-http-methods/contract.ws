endpoint FindBooks CALL /books -> { 200 -> String }
